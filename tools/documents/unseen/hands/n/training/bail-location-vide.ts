import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, civility, crowd, issuers, namedFr } from '../people.ts'
import { putAddress, putDay, putNames, putSum, recent, sum } from '../print.ts'

/** A French tenancy contract of articles on two pages: parties first, rent and charges in article four, signatures overleaf. */
export const bailLocationVide: UnseenLayout = {
  name: 'bail-location-vide',
  docType: 'lease',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const tenants = crowd(paper, 'FR', paper.chance(0.4) ? 2 : 1)
    const home = address(paper, 'FR')
    const signed = recent(paper, 20, 900)
    const start = addDays(signed, paper.between(3, 30))
    const rent = paper.between(420, 1890) * 100
    const charges = paper.between(25, 190) * 100
    const page = openWriter('a4', { face: 'serif', size: 9.5 })
    const form = paper.pick(['fr', 'slashDmy'] as const)
    page.say(
      297,
      52,
      paper.pick(['CONTRAT DE LOCATION', 'BAIL D’HABITATION', 'CONTRAT DE BAIL À USAGE D’HABITATION']),
      { align: 'middle', face: 'serif-bold', size: 14 },
    )
    page.say(297, 68, '(Locaux vides à usage de résidence principale – loi n° 89-462 du 6 juillet 1989)', {
      align: 'middle',
      size: 8,
    })
    const landlord = paper.pick([
      issuers.landlords[2],
      'SCI KERALIO',
      'Foncière des Deux Rives SAS',
      'Office public Habitat Lauragais',
    ])
    let y = page.say(50, 100, 'I. DÉSIGNATION DES PARTIES', { face: 'serif-bold' })
    y = page.wrap(50, y, 495, 'Le présent contrat est conclu entre les soussignés :')
    y = page.say(
      66,
      y + 4,
      `${paper.pick(['Le bailleur :', 'BAILLEUR –', 'D’une part,'])} ${paper.put('landlord_name', landlord)}`,
    )
    y = page.say(66, y, `dont le siège est ${address(paper, 'FR').join(', ')}`)
    y = page.say(66, y + 4, paper.pick(['et, d’autre part, le(s) locataire(s) :', 'Le locataire :', 'PRENEUR –']))
    for (const [index, name] of putNames(paper, 'document_holder_name', tenants.map(namedFr)).entries()) {
      y = page.say(
        80,
        y,
        `${civility(tenants[index] ?? { isWoman: true, given: '', surname: '', born: '', lines: [] }, 'fr')} ${name}`,
        { face: 'serif-bold' },
      )
    }
    y = page.say(50, y + 10, 'II. OBJET DU CONTRAT', { face: 'serif-bold' })
    y = page.say(
      66,
      y,
      paper.pick(['Adresse du logement :', 'Localisation du logement :', 'Les locaux loués sont situés :']),
    )
    y = page.column(80, y, putAddress(paper, 'address', home))
    y = page.say(
      66,
      y,
      `${paper.pick(['Appartement', 'Maison individuelle'])} – surface habitable : ${paper.between(24, 118)} m² – nombre de pièces : ${paper.between(1, 5)} – DPE : classe ${paper.pick(['C', 'D', 'E'])}`,
    )
    y = page.say(50, y + 10, 'III. DATE DE PRISE D’EFFET ET DURÉE', { face: 'serif-bold' })
    y = page.say(
      66,
      y,
      `A. ${paper.pick(['Date de prise d’effet du contrat :', 'Le bail prend effet le', 'Entrée dans les lieux le'])} ${putDay(paper, 'lease_start', start, form)}`,
    )
    y = page.say(
      66,
      y,
      paper.chance(0.5)
        ? `B. Durée : 3 ans, soit jusqu’au ${putDay(paper, 'lease_end', addDays(addYears(start, 3), -1), form)}`
        : 'B. Durée du contrat : trois ans (personne physique)',
    )
    y = page.say(50, y + 10, 'IV. CONDITIONS FINANCIÈRES', { face: 'serif-bold' })
    y = page.say(
      66,
      y,
      `1° ${paper.pick(['Montant du loyer mensuel :', 'Loyer mensuel hors charges :', 'Loyer initial :'])} ${putSum(paper, 'monthly_rent', rent, paper.pick(['euros', 'eurWord']))}`,
    )
    y = page.say(66, y, `2° Provision pour charges : ${sum(charges, 'euros')}`)
    y = page.say(
      66,
      y,
      `3° Dépôt de garantie : ${sum(rent, 'euros')} – Loyer de référence majoré : ${paper.between(14, 29)},${paper.code('#')}0 €/m²`,
    )
    y = page.wrap(
      66,
      y,
      480,
      'Le loyer est payable d’avance, le premier de chaque mois. Il est révisé chaque année à la date anniversaire du contrat selon la variation de l’indice de référence des loyers publié par l’INSEE.',
    )
    page.wrap(
      50,
      y + 10,
      495,
      'V. TRAVAUX. Néant. VI. GARANTIES. Caution solidaire, acte joint. VII. CLAUSE DE SOLIDARITÉ. En cas de pluralité de locataires, ceux-ci sont tenus conjointement, solidairement et indivisiblement à l’égard du bailleur.',
      { leading: 14 },
    )
    const back = openWriter('a4', { face: 'serif', size: 9.5 })
    let z = back.wrap(
      50,
      60,
      495,
      'VIII. CLAUSE RÉSOLUTOIRE. Le bail sera résilié de plein droit deux mois après un commandement demeuré infructueux. IX. HONORAIRES. 8,00 € par mètre carré pour la visite, la constitution du dossier et la rédaction.',
      { leading: 14 },
    )
    z = back.wrap(
      50,
      z + 10,
      495,
      'X. ANNEXES : extrait du règlement de copropriété, dossier de diagnostic technique, notice d’information, état des lieux.',
      { leading: 14 },
    )
    z = back.say(
      50,
      z + 24,
      `${paper.pick(['Fait à', 'Signé à'])} ${paper.pick(['Nantes', 'Albi', 'Dijon'])}, le ${putDay(paper, 'document_date', signed, form)}, en deux exemplaires`,
    )
    back.say(60, z + 20, 'Le bailleur (lu et approuvé)')
    back.say(330, z + 20, 'Le(s) locataire(s) (lu et approuvé)')
    return [page.sheet('Paraphes : ____ ____   1/2   SPÉCIMEN'), back.sheet('2/2   SPÉCIMEN')]
  },
}
