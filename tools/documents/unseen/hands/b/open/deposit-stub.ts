import { addDays, weekday } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { wavePattern } from '../../../../drawing/security-print.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { cutLine, dated, grid, letterPage, putCents } from '../kit.ts'
import { homeLines, officeOf, plainCapitals, someone } from '../people.ts'

/** A deposit notice on safety paper above its stub: abbreviated columns, two-digit years, surname first, only the end of the period. */
export const depositStub: UnseenLayout = {
  name: 'deposit-stub',
  docType: 'payslip',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const employer = paper.pick(issuers.employer)
    const person = someone(paper)
    const recent = addDays(paper.today, -paper.between(0, 70))
    const paid = addDays(recent, -((weekday(recent) + 2) % 7))
    const end = addDays(paid, -6)
    const weeks = Math.floor((Date.parse(paid) - Date.parse(`${paid.slice(0, 4)}-01-01`)) / 604_800_000) + 1
    const rate = paper.between(1_650, 3_300)
    const [regular, bonus] = [40 * rate, paper.pick([0, 2_500, 4_800])]
    const gross = regular + bonus
    const lines: readonly (readonly [string, number])[] = [
      ['IMP.FED', Math.round(gross * 0.062)],
      ['IMP.PROV', Math.round(gross * 0.088)],
      ['R.R.Q.', Math.round(gross * 0.058)],
      ['A.-E.', Math.round(gross * 0.013)],
      ['R.Q.A.P.', Math.round(gross * 0.0043)],
      ['SYNDICAT', 1_150],
    ]
    const taken = lines.reduce((sum, [, cents]) => sum + cents, 0)
    const grossYear = regular * weeks + bonus
    const name = `${plainCapitals(person.surname)}, ${person.given}`
    const [post, office] = [homeLines(person.home), homeLines(officeOf(paper))]
    const amount = (cents: number) => printedMoney(cents, 'fr').replace(/\s/g, '')
    paper.put('document_holder_name', name)
    paper.put('employer_name', employer)
    const net = putCents(paper, 'net_pay', gross - taken, amount(gross - taken))
    const paidText = paper.put('document_date', paid, dated(paid, 'AA-MM-JJ'))
    const mono = { face: 'mono', size: 8 } as const
    const rows = Array.from({ length: 6 }, (_, index) => {
      const [label, cents] = lines[index] ?? ['', 0]
      const gain =
        index === 0
          ? ['REG', '40,00', amount(rate), amount(regular), amount(regular * weeks)]
          : index === 1 && bonus > 0
            ? ['PRIME', '', '', amount(bonus), amount(bonus)]
            : ['', '', '', '', '']
      return [...gain, label, amount(cents), amount(cents * weeks)]
    })
    const marks = [
      box(24, 24, 564, 240, { fill: '#eef5ee' }),
      ...wavePattern({ x: 24, y: 40, width: 564, height: 208 }, { color: '#9cc3a0', opacity: 0.5, count: 16 }),
      text(40, 50, employer, { face: 'serif-bold', size: 12 }),
      text(40, 63, office[0], { face: 'serif', size: 8 }),
      text(40, 74, office[1], { face: 'serif', size: 8 }),
      text(40, 85, 'a/s Service de la paie, casier 14', { face: 'serif', size: 7.4 }),
      text(572, 50, 'AVIS DE DÉPÔT', { face: 'sans-bold', size: 13, align: 'right' }),
      text(572, 64, paper.code('No 00####'), { ...mono, align: 'right' }),
      text(404, 100, 'DATE', { size: 7 }),
      text(440, 100, paidText, { ...mono, size: 10 }),
      text(404, 122, 'MONTANT', { size: 7 }),
      box(440, 108, 132, 20, { stroke: '#333', strokeWidth: 0.7, fill: '#fff' }),
      text(566, 122, `***${net}`, { ...mono, size: 11, align: 'right' }),
      text(
        40,
        122,
        `EXACTEMENT ${Math.floor((gross - taken) / 100)} DOLLARS ET ${String((gross - taken) % 100).padStart(2, '0')}/100`,
        mono,
      ),
      text(40, 150, 'Au crédit de', { size: 7 }),
      ...grid([70], { y: 166, leading: 12 }, [[name], [post[0]], [post[1]]], { face: 'mono', size: 9 }),
      text(404, 214, 'NON NÉGOCIABLE', { face: 'sans-bold', size: 15, color: '#a33' }),
      text(404, 232, `INST 006  TRANSIT ${paper.code('#####')}  CPTE ***${paper.code('####')}`, { ...mono, size: 7 }),
      ...cutLine(280),
      text(30, 304, name, { ...mono, face: 'mono-bold' }),
      ...grid([220, 320, 420, 520], { y: 300, leading: 0 }, [['FIN PÉR.', 'DATE DÉPÔT', 'NO EMPL.', 'DÉPT']], {
        size: 6.6,
      }),
      ...grid(
        [220, 320, 420, 520],
        { y: 311, leading: 0 },
        [[paper.put('pay_period_end', end, dated(end, 'AA-MM-JJ')), paidText, paper.code('E-###'), paper.code('0#')]],
        mono,
      ),
      line(30, 320, 582, 320),
      ...grid(
        [30, -130, -190, -260, -340, 356, -490, -580],
        { y: 332, leading: 0 },
        [['GAINS', 'HRES', 'TAUX', 'CETTE PAIE', 'À DATE', 'DÉDUCTIONS', 'CETTE PAIE', 'À DATE']],
        { ...mono, face: 'mono-bold', size: 7.4 },
      ),
      ...grid([30, -130, -190, -260, -340, 356, -490, -580], { y: 348, leading: 13 }, rows, mono),
      line(30, 420, 582, 420),
      ...grid(
        [30, -260, -340, 356, -490, -580],
        { y: 434, leading: 0 },
        [
          [
            'BRUT',
            putCents(paper, 'gross_pay', gross, amount(gross)),
            putCents(paper, 'gross_pay_ytd', grossYear, amount(grossYear)),
            'TOTAL DÉD.',
            putCents(paper, 'deductions_total', taken, amount(taken)),
            amount(taken * weeks),
          ],
        ],
        { ...mono, face: 'mono-bold' },
      ),
      ...grid([356, -490], { y: 452, leading: 0 }, [['NET', net]], { ...mono, face: 'mono-bold', size: 10 }),
      text(30, 452, `VAC. ACCUM. 6 % : ${amount(Math.round(grossYear * 0.06))}`, mono),
      text(30, 476, 'CONSERVER CE TALON – AUCUN DUPLICATA NE SERA REMIS', { size: 7 }),
    ]
    return [letterPage(marks, 'SPECIMEN', 760)]
  },
}
