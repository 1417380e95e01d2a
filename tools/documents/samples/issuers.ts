import type { Region } from '../person.ts'
import type { Chooser } from './draft.ts'

/** Kinds of issuers that are private; authorities are named by their documents. None of these companies exists. */
export type Trade =
  'bank' | 'utility' | 'telecom' | 'insurer' | 'broker' | 'employer' | 'lender' | 'town' | 'firm' | 'bureau'

/** The name of an issuer, as its letterhead prints it. */
export function issuerName(chooser: Chooser, trade: Trade, region: Region): string {
  const names = namesOf[trade]
  return chooser.pick(
    region === 'CA' || region === 'US' ? names.en : region === 'QC' ? names.fr : (names[region] ?? names.fr),
  )
}

type Names = { readonly en: readonly string[]; readonly fr: readonly string[] } & {
  readonly [region in 'FR' | 'MA']?: readonly string[]
}

const namesOf: Readonly<Record<Trade, Names>> = {
  bank: {
    en: ['Stonebridge Bank', 'Prairie Crown Credit Union', 'Bank of the Headlands', 'Fundy Savings Bank'],
    fr: ['Caisse des Trois-Clochers', 'Banque du Belvédère', 'Banque Rive-Nord'],
    FR: ['Banque des Deux Vallées', 'Crédit du Marais', 'Banque Sémaphore'],
    MA: ['Banque Atlas Populaire', 'Crédit du Détroit', 'Banque Al Manar'],
  },
  utility: {
    en: ['Granite Falls Hydro', 'Bow Ridge Energy Corp.', 'Westhaven Water & Power', 'Meridian Gas Distribution Inc.'],
    fr: ['Hydro-Rivière', 'Gaz Laurentien', 'Énergie du Fjord'],
    FR: ['Électricité des Coteaux', 'Voltaire Énergies', 'Eaux de la Plaine'],
    MA: ['Régie Al Maa', 'Lumidis', 'Redistrib Nord'],
  },
  telecom: {
    en: ['Tamarack Mobile', 'Bluewire Internet', 'Northlink Communications'],
    fr: ['Télé-Boréal', 'Fibre Saint-Laurent', 'Mobilité Étincelle'],
    FR: ['Orbite Mobile', 'Fibréo', 'Télésud'],
    MA: ['Maghreb Connect', 'Atlas Mobile', 'Wana Fibre'],
  },
  insurer: {
    en: ['Harrow Mutual Insurance Company', 'Cairnwell Insurance', 'Lighthouse General Insurance'],
    fr: ['La Prudente, compagnie d’assurance', 'Assurances Havre-Sûr', 'Mutuelle du Littoral'],
    FR: ['Mutuelle des Charmes', 'Garance Assurances', 'La Vigilante'],
    MA: ['Assurance Al Amane', 'Mutuelle du Rif'],
  },
  broker: {
    en: ['Elmcroft Wealth Management', 'Silverpine Investments Inc.', 'Copperfield Securities'],
    fr: ['Placements Cap-Rouge', 'Valeurs mobilières Lafontaine', 'Gestion Boisjoli'],
    FR: ['Patrimoine Sequana', 'Bourse du Quai'],
    MA: ['Atlas Gestion Privée', 'Bourse Invest Casa'],
  },
  employer: {
    en: ['Redgate Foods Ltd.', 'Summit Aggregates Inc.', 'Birchmount Logistics Corp.', 'Quayside Dental Group'],
    fr: ['Menuiserie Beaurivage inc.', 'Transport Gélinas ltée', 'Groupe Alimentaire Marquis inc.'],
    FR: ['Atelier Fontenay SAS', 'Transports Rivoire SARL', 'Solubois SA'],
    MA: ['Textiles du Bouregreg SARL', 'Casa Composants SA', 'Agro Souss SARL'],
  },
  lender: {
    en: ['Beacon Hill Mortgage Corp.', 'Keystone Auto Finance', 'Orchard Trust Company'],
    fr: ['Prêts Hypothécaires Monteregia', 'Financement Clé-d’Or', 'Société de prêt Richelieu'],
    FR: ['Crédit Logement Plus', 'Financière des Halles'],
    MA: ['Salaf Express', 'Crédit Habitat Atlas'],
  },
  town: {
    en: ['City of Wexford', 'Town of Pine Harbour', 'Municipality of East Ridley', 'District of Salmon Bend'],
    fr: ['Ville de Rivière-Claire', 'Municipalité de Saint-Amable-du-Lac', 'Ville de Mont-Boisé'],
    FR: ['Commune de Saint-Aubin-sur-Orge', 'Ville de Clairvaux'],
    MA: ['Commune de Sidi Maarouf', 'Commune d’Ain Chok'],
  },
  firm: {
    en: ['Ashgrove & Pell LLP', 'Thornbury Vance LLP', 'Kilbride Chartered Accountants'],
    fr: ['Lavigne Roberge, notaires', 'Étude Morin & Caron', 'Comptables Giguère s.e.n.c.r.l.'],
    FR: ['Étude Maître Vasseur', 'Office notarial des Arcades'],
    MA: ['Étude Maître Berrada', 'Fiduciaire Al Hisab'],
  },
  bureau: {
    en: ['Equifax Canada Co.', 'TransUnion of Canada, Inc.'],
    fr: ['Equifax Canada Co.', 'TransUnion du Canada, inc.'],
  },
}
