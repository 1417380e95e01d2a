import { addDays, longDate, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, issuers, resident } from '../people.ts'
import { amount, dmy, page, paragraph, stack } from '../print.ts'

/** A pension fund's letter: the pension a month and a year inside sentences, with the fund's address left of the pensioner's. */
export const pension: UnseenLayout = {
  name: 'attestation-pension-retraite',
  docType: 'pension_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const fund = paper.pick(issuers.pension)
    const [person, officer, place] = [resident(paper), resident(paper), home(paper)]
    const lines = homeLines(place)
    const born = `19${paper.between(46, 61)}${person.born.slice(4)}`
    const issued = addDays(paper.today, -paper.between(4, 90))
    const since = `${addYears(born, 63).slice(0, 7)}-01`
    const monthly = paper.between(61_200, 198_500)
    const name = paper.put('document_holder_name', `${person.given} ${person.surname}`)
    const her = person.sex === 'F'
    const look = { face: 'serif', size: 10.5, leading: 17 } as const
    const intro = paragraph(
      70,
      300,
      460,
      `Je soussigné, Directeur de la ${fund}, certifie que ${her ? 'Madame' : 'Monsieur'} ${name}, ${her ? 'née' : 'né'} le ${dmy(born, '.')}, perçoit une retraite personnelle depuis le ${longDate(since, 'fr')}.`,
      look,
    )
    const sums = paragraph(
      70,
      intro.bottom + 8,
      460,
      `À la date de ce courrier, le montant mensuel de cette retraite, après prélèvements sociaux, s'élève à ${paper.put('monthly_amount', canonicalMoney(monthly), `${amount(monthly)} euros`)}, soit ${paper.put('annual_income', canonicalMoney(monthly * 12), `${amount(monthly * 12)} euros`)} par an.`,
      look,
    )
    const pay = paragraph(
      70,
      sums.bottom + 8,
      460,
      `Le versement intervient le 9 de chaque mois pour le mois précédent, sur le compte terminé par ${paper.code('####')} ouvert à votre nom. Les retraites sont soumises à la CSG (8,30 %), à la CRDS (0,50 %) et à la CASA (0,30 %).`,
      look,
    )
    const end = paragraph(
      70,
      pay.bottom + 8,
      460,
      "Cette attestation est délivrée à l'intéressé(e) pour servir et valoir ce que de droit.",
      look,
    )
    const color = '#b3531e'
    return [
      page([
        ellipse(88, 62, 20, 20, { fill: color }),
        ellipse(100, 56, 12, 12, { fill: '#f3c9a8' }),
        text(128, 60, fund, { size: 13, face: 'sans-bold', color }),
        text(128, 74, 'Retraite de base et complémentaire – Action sociale', { size: 8 }),
        ...stack(
          70,
          112,
          11,
          [
            paper.put('issuer_name', fund),
            'Service Relations Retraités',
            'BP 70219',
            '45062 ORLÉANS CEDEX 2',
            '',
            'Tél. 39 00 (service gratuit + prix d’un appel)',
          ],
          { size: 8.5 },
        ),
        ...stack(330, 140, 13, [`${person.title.replace('M.', 'M.').toUpperCase()} ${name}`, ...lines], { size: 10.5 }),
        text(330, 238, `Orléans, le ${paper.put('document_date', issued, longDate(issued, 'fr'))}`, {
          size: 10,
          face: 'serif',
        }),
        box(70, 186, 200, 42, { fill: '#f8efe8' }),
        text(
          78,
          200,
          `N° de Sécurité sociale : ${her ? 2 : 1} ${born.slice(2, 4)} ${born.slice(5, 7)} ${paper.code('## ### ###')}`,
          { size: 8 },
        ),
        text(78, 212, `N° de retraite : ${paper.code('R#######')}    Dossier : ${paper.code('####/##')}`, { size: 8 }),
        text(70, 270, 'ATTESTATION DE PAIEMENT DE RETRAITE', { size: 13, face: 'serif-bold' }),
        ...intro.marks,
        ...sums.marks,
        ...pay.marks,
        ...end.marks,
        text(350, end.bottom + 26, 'Le Directeur,', look),
        ...signature(350, end.bottom + 38, 0.55, 1),
        text(350, end.bottom + 92, `${officer.given} ${officer.surname}`, { size: 10, face: 'serif' }),
        line(70, 760, 530, 760, { stroke: color }),
        ...stack(
          70,
          772,
          9,
          [
            'Toute personne qui se rend coupable de fraude ou de fausse déclaration est passible des peines prévues par la loi (art. L. 114-13 du Code de la Sécurité sociale).',
            'Le saviez-vous ? Votre montant imposable 2025 est disponible dans votre espace personnel.',
          ],
          { size: 6.2 },
        ),
      ]),
    ]
  },
}
