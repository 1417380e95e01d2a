import { addDays, longDate } from '../../../../calendar.ts'
import { printedDollars, total } from '../../../../money.ts'
import { table, totalLine } from '../../../../drawing/table.ts'
import { letterPaper, lines, shape, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { daysBefore, givenNames, home, issuers, someone } from '../people.ts'

const services = [
  'Transport du défunt',
  'Crémation',
  'Urne Laurentienne',
  'Location du salon (4 h)',
  'Avis de décès - journal',
  'Buffet, 40 personnes',
] as const

/** A French invoice of a funeral home: it names the dead and a day of death, and is no certificate. */
export const funeralInvoice: UnseenLayout = {
  name: 'funeral-invoice',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const dead = someone(paper, { years: [1930, 1960] })
    const payer = someone(paper, { not: [dead] })
    const died = daysBefore(paper, paper.today, 30, 500)
    const billed = addDays(died, paper.between(6, 15))
    const { street, city, code } = home(paper, 'QC')
    const house = paper.pick(issuers.chapels)
    const prices = services.map(() => paper.between(95, 1900) * 100)
    const sum = total(prices)
    const [federal, provincial] = [Math.round(sum * 0.05), Math.round(sum * 0.09975)]
    const list = table(
      [
        { title: 'Description', x: 60, align: 'left' },
        { title: 'Qté', x: 400, align: 'right' },
        { title: 'Montant', x: 548, align: 'right' },
      ],
      services.map((service, index) => [service, '1', printedDollars(prices[index] ?? 0, 'fr')]),
      { x: 54, y: 300, width: 504, leading: 20, size: 9.5, shade: '#eee7dc', ink: '#4a3b28' },
    )
    const sums = [
      ['Sous-total', sum],
      ['TPS 5 %', federal],
      ['TVQ 9,975 %', provincial],
      ['TOTAL', sum + federal + provincial],
    ] as const
    const marks: Mark[] = [
      shape('M54 80 C70 40 100 40 116 80 Z', { fill: '#7d6544' }),
      text(130, 66, house, { size: 17, face: 'serif-bold', color: '#4a3b28' }),
      text(130, 82, 'Service jour et nuit   450 555-0133', { size: 9 }),
      text(558, 66, `FACTURE ${paper.code('F-#####')}`, { size: 13, face: 'sans-bold', align: 'right' }),
      text(558, 82, longDate(billed, 'fr'), { size: 9.5, align: 'right' }),
      ...lines(54, 140, 13, [`${givenNames(payer)} ${payer.last}`, street, `${city} (Québec)  ${code}`], {
        size: 10.5,
      }),
      text(54, 220, `${dead.sex === 'F' ? 'Feue' : 'Feu'} ${givenNames(dead)} ${dead.last}`, {
        size: 12,
        face: 'serif-bold',
      }),
      text(54, 238, `Décès : ${longDate(died, 'fr')}      Naissance : ${longDate(dead.born, 'fr')}`, {
        size: 10,
        face: 'serif',
      }),
      text(54, 270, 'Contrat de services funéraires, selon vos instructions', { size: 10 }),
      ...list.marks,
      ...sums.flatMap(([caption, cents], index) =>
        totalLine(caption, printedDollars(cents, 'fr'), {
          x: 380,
          right: 548,
          y: list.bottom + 26 + index * 18,
          size: 10,
          bold: index === 3,
        }),
      ),
      text(54, 700, 'Payable dans les 30 jours. Certains frais sont admissibles à la prestation de décès.', {
        size: 9,
      }),
      text(54, 752, 'TPS 81234 5678 RT0001   TVQ 1021234567 TQ0001   SPÉCIMEN', { size: 7.5 }),
    ]
    return [{ ...letterPaper, background: '#fffdf9', marks }]
  },
}
