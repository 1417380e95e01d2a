import { addDays } from '../../../../calendar.ts'
import { printedMoney } from '../../../../money.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { sheetOf, written } from '../kit.ts'
import { crowd } from '../people.ts'

const works = [
  'Remplacement groupe de sécurité chauffe-eau',
  'Débouchage évacuation évier',
  'Fourniture et pose mitigeur',
  'Recherche de fuite',
  'Main-d’œuvre (taux horaire)',
  'Forfait déplacement zone 2',
  'Joint et petites fournitures',
] as const

/** A French plumber's invoice: client at the right, lines with quantity and rate, value added tax at ten per cent. */
export const facturePlombier: UnseenLayout = {
  name: 'facture-plombier',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [client, trader] = [next(), next()]
    const made = addDays(paper.today, -paper.between(2, 200))
    const start = paper.between(0, 2)
    const items = works
      .slice(start, start + 4)
      .map((work) => ({ work, count: paper.between(1, 3), rate: paper.between(2500, 14_000) }))
    const net = items.reduce((sum, { count, rate }) => sum + count * rate, 0)
    const tax = Math.round(net * 0.1)
    const euro = (cents: number) => `${printedMoney(cents, 'fr')} €`
    const marks: Mark[] = [
      text(40, 56, `${trader.given} ${trader.surname}`, { size: 15, face: 'serif-bold', color: '#0b4f8a' }),
      text(40, 70, 'Plomberie – Chauffage – Sanitaire – Dépannage 7j/7', { size: 9, face: 'serif' }),
      ...trader.lines.map((row, index) => text(40, 86 + index * 12, row, { size: 9, face: 'serif' })),
      ...[`${client.sex === 'F' ? 'Mme' : 'M.'} ${client.surname} ${client.given}`, ...client.lines].map((row, index) =>
        text(340, 130 + index * 13, row, { size: 10, face: 'serif' }),
      ),
      text(40, 220, `FACTURE N° F${written(made, 'YYYY')}-${paper.code('0###')}`, { size: 13, face: 'serif-bold' }),
      text(
        40,
        236,
        `Date : ${written(made, 'DD/MM/YYYY')}   –   Échéance : ${written(addDays(made, 30), 'DD/MM/YYYY')}   –   Devis D-${paper.code('###')}`,
        { size: 9, face: 'serif' },
      ),
      box(40, 256, 515, 18, { fill: '#dbe8f3' }),
    ]
    const columns = [
      [46, 'left', 'Désignation'],
      [360, 'right', 'Qté'],
      [450, 'right', 'PU HT'],
      [548, 'right', 'Total HT'],
    ] as const
    columns.forEach(([x, align, title]) => marks.push(text(x, 268, title, { size: 9, face: 'serif-bold', align })))
    items.forEach(({ work, count, rate }, index) => {
      const values = [work, String(count), euro(rate), euro(count * rate)]
      columns.forEach(([x, align], at) =>
        marks.push(text(x, 292 + index * 20, values[at] ?? '', { size: 9.4, face: 'serif', align })),
      )
      marks.push(line(40, 298 + index * 20, 555, 298 + index * 20, { strokeWidth: 0.3 }))
    })
    const totals = [
      ['Total HT', net],
      ['TVA 10,00 %', tax],
      ['Net à payer TTC', net + tax],
    ] as const
    totals.forEach(([caption, value], index) =>
      marks.push(
        text(380, 410 + index * 16, caption, { size: 10, face: 'serif-bold' }),
        text(548, 410 + index * 16, euro(value), { size: 10, face: 'serif-bold', align: 'right' }),
      ),
    )
    marks.push(
      text(
        40,
        520,
        'Règlement par chèque ou virement à réception. Pas d’escompte. Pénalités de retard : 3 fois le taux légal ; indemnité 40 €.',
        { size: 8 },
      ),
    )
    marks.push(
      text(40, 534, 'Le client atteste que le logement est achevé depuis plus de deux ans (TVA à taux réduit).', {
        size: 8,
      }),
    )
    marks.push(
      text(
        297,
        812,
        `EI – SIRET ${luhnNumber(paper, '7## ### ###')} 00024 – APE 4322A – Assurance décennale n° ${paper.code('#######')} – SPÉCIMEN`,
        { size: 7, align: 'middle' },
      ),
    )
    return [sheetOf('a4', marks)]
  },
}
