import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, somebody } from '../people.ts'
import { daysAgo } from '../times.ts'

/** A letter of a Québec insurer that confirms cover or renews it, its values partly in sentences, partly under "Objet". */
export const avisAssurance: UnseenLayout = {
  name: 'avis-assurance',
  docType: 'insurance_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['serif', 'sans']), size: 9.4, french: true })
    const company = paper.put('issuer_name', issuer(paper, 'assureur'))
    const who = somebody(paper, 'QC')
    const madam = who.sex === 'F'
    const form = paper.pick(['30 septembre 2026', '30 sept. 2026'] as const)
    const written = daysAgo(paper, 10, 300)
    const from = addDays(written, paper.between(5, 35))
    const place = home(paper, 'QC')
    const atTop = paper.chance(0.6)
    const seat = `${paper.between(100, 3900)}, boulevard Laurier, Québec (Québec) G1V 2L9`
    if (atTop) {
      page.text(60, 52, company, { bold: true, size: 12, color: '#2b4f81' })
      page.text(60, 65, seat, { size: 7.4 })
    }
    const dateLine = `${paper.pick(['Québec, le ', 'Le ', 'Lévis, le '])}${putDate(paper, 'document_date', written, form)}`
    if (paper.chance(0.5)) page.right(552, 106, dateLine)
    else page.text(60, 106, dateLine)
    const name = paper.put('document_holder_name', nameIn(who, paper.pick(['plain', 'loudSurname'])))
    const y = page.stack(60, 140, 13, [`${madam ? 'Madame' : 'Monsieur'} ${name}`, ...putAddress(paper, place.lines)])
    const policy = number(paper, 'policy_number', paper.pick(['###-####', '@######-##', '88########', '## ### ###']))
    const isCar = paper.chance(0.5)
    page.stack(
      60,
      y + 20,
      13,
      [
        `${paper.pick(['Objet :', 'OBJET', 'Objet -'])} ${paper.pick(isCar ? ['Renouvellement de votre assurance automobile', 'Attestation d’assurance automobile'] : ['Confirmation de votre assurance habitation', 'Renouvellement de votre assurance habitation'])}`,
        `${paper.pick(['Police n°', 'Numéro de police :', 'N° de contrat :', 'Police d’assurance'])} ${policy}`,
      ],
      { bold: true },
    )
    page.text(60, y + 66, madam ? 'Madame,' : 'Monsieur,')
    const premium = paper.between(42_000, 240_000)
    const period = `du ${dateIn(from, form)} au ${dateIn(addYears(from, 1), form)}`
    const body = [
      isCar
        ? paper.pick([
            `La présente atteste que votre véhicule est assuré auprès de notre compagnie ${period}, à 0 h 01.`,
            `Votre contrat d’assurance automobile est reconduit pour la période ${period}.`,
          ])
        : paper.pick([
            `Nous confirmons que le bâtiment situé au ${place.street} est assuré ${period}.`,
            `C’est avec plaisir que nous renouvelons votre contrat d’assurance habitation ${period}.`,
          ]),
      `La prime annuelle s’élève à ${moneyIn(premium, '-1,00 $')}, plus la taxe de 9 % (${moneyIn(Math.round(premium * 0.09), '-1,00 $')}), payable en ${paper.pick(['12 prélèvements', 'un seul versement', '2 versements'])}. L’an dernier, elle était de ${moneyIn(Math.round(premium * 0.94), '-1,00 $')}.`,
      isCar
        ? 'Chapitre A, responsabilité civile : 2 000 000 $. Chapitre B, tous risques : franchise de 500 $. Avenants F.A.Q. n° 20a et n° 43E.'
        : 'Bâtiment : valeur à neuf. Biens meubles : 85 000 $. Responsabilité civile : 2 000 000 $. Franchise générale : 1 000 $. Dommages d’eau : avenants 16c et 42.',
      'Veuillez vérifier ces renseignements et nous informer sans délai de tout changement, comme un déménagement, des rénovations ou un nouveau conducteur.',
    ]
    let next = y + 90
    for (const part of body) next = page.prose(60, next, 490, part) + 8
    page.text(
      60,
      next + 6,
      paper.pick([
        `Veuillez agréer, ${madam ? 'Madame' : 'Monsieur'}, nos salutations distinguées.`,
        'Merci de votre confiance.',
      ]),
    )
    const agent = somebody(paper, 'QC')
    page.stack(60, next + 50, 12, [
      nameIn(agent, 'plain'),
      paper.pick(['Agent en assurance de dommages', 'Service à la clientèle', 'Courtière en assurance de dommages']),
      `Téléphone : 1 888 555-0119, poste ${paper.code('####')}`,
    ])
    if (paper.chance(0.4)) page.text(60, next + 110, 'p. j. Conditions particulières', { size: 7.5 })
    page.middle(
      306,
      764,
      atTop
        ? 'Les produits sont offerts par des cabinets inscrits auprès de l’autorité des marchés.'
        : `${company} - ${seat}`,
      { size: 6.8 },
    )
    return [page.sheet()]
  },
}
