import type { Bilingual } from '../../contract/locale.ts'

/** Names of lists that a pack or a workspace's policy can ask for, in a sentence, by id. docs/rules/policy-packs.md#lists. */
const names: Readonly<Record<string, Bilingual>> = {
  ca_sema: {
    en: 'Consolidated Canadian Autonomous Sanctions List',
    fr: 'Liste consolidée des sanctions autonomes canadiennes',
  },
  ca_criminal_code: {
    en: 'Listed Terrorist Entities (Canada)',
    fr: 'Entités terroristes inscrites (Canada)',
  },
  un: {
    en: 'United Nations Security Council Consolidated List',
    fr: 'Liste consolidée du Conseil de sécurité des Nations Unies',
  },
  us_ofac: { en: 'OFAC Specially Designated Nationals', fr: 'Specially Designated Nationals (OFAC)' },
  us_consolidated: { en: 'OFAC Consolidated Sanctions List', fr: 'Consolidated Sanctions List (OFAC)' },
  eu: {
    en: 'European Union Consolidated Financial Sanctions',
    fr: 'Sanctions financières consolidées de l’Union européenne',
  },
  uk: { en: 'UK Sanctions List', fr: 'Liste des sanctions du Royaume-Uni' },
  fr_freeze: { en: 'French National Register of Asset Freezes', fr: 'Registre national des gels' },
  ch_seco: { en: 'Swiss Sanctions List (SECO)', fr: 'Liste suisse des sanctions (SECO)' },
  au_dfat: { en: 'Australian Consolidated List (DFAT)', fr: 'Liste consolidée australienne (DFAT)' },
  us_csl: { en: 'US Consolidated Screening List', fr: 'Consolidated Screening List (États-Unis)' },
  us_dpl: { en: 'BIS Denied Persons List', fr: 'Denied Persons List (BIS, États-Unis)' },
  world_bank: {
    en: 'World Bank list of debarred firms and individuals',
    fr: 'Liste des entreprises et personnes exclues par la Banque mondiale',
  },
  interpol: { en: 'Interpol red notices', fr: 'Notices rouges d’Interpol' },
}

/** The name of a list; the id itself when no pack has it. */
export function listName(id: string): Bilingual {
  return names[id] ?? { en: id, fr: id }
}
