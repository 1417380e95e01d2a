import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { nameOf } from '../invent.ts'
import { day, francs, ibanOf, money, openPage, putDay, putMoney } from '../kit.ts'
import { addressIn } from '../people.ts'

const employers = [
  'Gebr. Hugentobler Holzbau AG',
  'Spitalverbund Linthgebiet',
  'Seeblick Gastronomie GmbH',
  'Präzisa Messtechnik AG',
  'Stiftung Sonnenhalde',
] as const

/** A Swiss pay slip in German: a letter with the address at the right, AHV, ALV and BVG below the gross, payment to an IBAN. */
export const chLohnabrechnung: UnseenLayout = {
  name: 'ch-lohnabrechnung',
  docType: 'payslip',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'serif', 'narrow']))
    const employer = paper.put('employer_name', nameOf(paper, employers, 'ch employer'))
    const end = monthEnd(paper.today, paper.between(1, 6))
    const payday = `${end.slice(0, 8)}${paper.pick(['24', '25', '26'])}`
    const base = paper.between(440000, 980000)
    const share = paper.chance(0.4) ? Math.round(base / 12) : 0
    const child = paper.chance(0.4) ? 23000 : 0
    const gross = base + share + child
    const due = base + share
    const taken = [
      ['AHV/IV/EO-Beitrag', '5.300 %', Math.round(due * 0.053)],
      ['ALV-Beitrag', '1.100 %', Math.round(due * 0.011)],
      ['NBU-Beitrag', '1.240 %', Math.round(due * 0.0124)],
      ['BVG-Beitrag', '', Math.round(base * 0.061)],
      ...(paper.chance(0.4) ? [['Quellensteuer', '8.10 %', Math.round(due * 0.081)] as const] : []),
    ] as const
    const out = taken.reduce((sum, [, , cents]) => sum + cents, 0)
    const top = paper.chance(0.5)
    if (top)
      page.stack(
        50,
        52,
        [
          employer,
          'Personalabteilung',
          paper.pick(['Industriestrasse 14', 'Seestrasse 90', 'Zürcherstrasse 3']),
          '8640 Rapperswil',
        ],
        { size: 9 },
      )
    const { line } = putHolder(paper, 'CH', ['titled', 'plain', 'surname first'], 'de')
    const rows = addressIn(paper, 'CH')
    const right = paper.chance(0.7)
    page.stack(right ? 340 : 70, 128, [line, ...rows], { size: 10 })
    const issued = putDay(paper, 'document_date', payday, paper.pick(['DD.MM.YYYY', 'D. MMMM YYYY']), 'de')
    page.say(
      right ? 340 : 380,
      196,
      `${paper.pick(['Rapperswil, ', 'Datum: ', 'Auszahlung per ', 'Valuta '])}${issued}`,
      { size: 9 },
    )
    page.say(
      50,
      226,
      `${paper.pick(['Lohnabrechnung', 'Gehaltsabrechnung', 'Salärabrechnung'])} ${day(end, 'MMMM YYYY', 'de')}`,
      { size: 14, bold: true },
    )
    const shown = paper.chance(0.5)
    page.stack(
      50,
      246,
      [
        ...(shown
          ? [
              `${paper.pick(['Abrechnungsperiode', 'Periode', 'Lohnperiode'])} ${putDay(paper, 'pay_period_start', `${end.slice(0, 8)}01`, 'DD.MM.YYYY')} - ${putDay(paper, 'pay_period_end', end, 'DD.MM.YYYY')}`,
            ]
          : []),
        `Personal-Nr. ${paper.code('1###')}    AHV-Nr. ${paper.code('756.####.####.##')}`,
        ...(paper.chance(0.5)
          ? [
              `${paper.pick(['Funktion:', 'Beruf:', 'Tätigkeit'])} ${paper.put('occupation', paper.pick(['Zimmermann EFZ', 'Pflegefachfrau HF', 'Servicemitarbeiter', 'Sachbearbeiterin', 'Polymechaniker']))}    ${paper.pick(['Eintritt', 'Eintrittsdatum'])} ${putDay(paper, 'hire_date', addDays(end, -paper.between(100, 3000)), 'DD.MM.YYYY')}`,
            ]
          : []),
      ],
      { size: 8.5, leading: 13 },
    )
    const columns = [50, -330, -420, -545]
    page.rule(50, 545, 304)
    page.grid(300, columns, [['Lohnart', 'Ansatz', 'Basis', 'Betrag CHF']], { size: 8.5, bold: true })
    const below = page.grid(
      322,
      columns,
      [
        ['Monatslohn', '', '', money(base, francs)],
        ...(share > 0 ? [['13. Monatslohn (Anteil)', '8.33 %', money(base, francs), money(share, francs)]] : []),
        ...(child > 0 ? [['Kinderzulage', '1.00', '230.00', money(child, francs)]] : []),
      ],
      { size: 9, leading: 17 },
    )
    page.grid(
      below + 4,
      columns,
      [
        [
          paper.pick(['Bruttolohn', 'Total Bruttolohn', 'BRUTTOLOHN', 'Bruttogehalt']),
          '',
          '',
          putMoney(paper, 'gross_pay', gross, francs),
        ],
      ],
      { size: 9.5, bold: true },
    )
    page.rule(50, 545, below + 9)
    const bottom = page.grid(
      below + 26,
      columns,
      taken.map(([name, rate, cents]) => [
        name,
        rate,
        rate === '' ? '' : money(due, francs),
        `-${money(cents, francs)}`,
      ]),
      { size: 9, leading: 17 },
    )
    page.grid(
      bottom + 4,
      columns,
      [
        [
          paper.pick(['Total Abzüge', 'Abzüge Total', 'Total Sozialabzüge']),
          '',
          '',
          paper.put('deductions_total', (out / 100).toFixed(2), `-${money(out, francs)}`),
        ],
      ],
      { size: 9, bold: true },
    )
    page.grid(
      bottom + 26,
      columns,
      [
        [
          paper.pick(['Nettolohn', 'Auszahlung', 'Auszahlungsbetrag', 'Ausbezahlter Lohn', 'NETTOLOHN']),
          '',
          '',
          putMoney(paper, 'net_pay', gross - out, francs),
        ],
      ],
      { size: 11, bold: true },
    )
    page.rule(50, 545, bottom + 32, '#000000', 1.2)
    page.wrap(
      50,
      bottom + 60,
      490,
      `Überweisung auf ${ibanOf('CH', paper.code('00781############'))}. Ferienguthaben ${paper.between(2, 18)}.5 Tage, Überzeit ${paper.between(0, 20)}.25 Std. Bitte diese Abrechnung für die Steuererklärung nicht verwenden; Sie erhalten im Januar den Lohnausweis.`,
      { size: 8 },
    )
    if (!top) page.say(297, 806, `${employer} · 8640 Rapperswil · Tel. 055 000 00 00`, { size: 7, align: 'middle' })
    return [page.sheet()]
  },
}
