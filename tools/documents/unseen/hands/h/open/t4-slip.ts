import { canonicalMoney } from '../../../../money.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import { luhnNumber, socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, sheetOf } from '../kit.ts'
import { company, crowd, somewhere } from '../people.ts'

const years = [
  { year: '2023', cap: 6_660_000, top: 6_150_000, rate: 0.0163 },
  { year: '2024', cap: 6_850_000, top: 6_320_000, rate: 0.0166 },
  { year: '2025', cap: 7_130_000, top: 6_570_000, rate: 0.0164 },
] as const

const reverse = [
  '14 – Employment income – Enter on line 10100 of your return.',
  '16 – Employee’s CPP contributions – See lines 30800 and 22215. 17 – Employee’s QPP contributions – Same lines.',
  '18 – Employee’s EI premiums – See line 31200.',
  '20 – RPP contributions – Includes past service contributions. See line 20700.',
  '22 – Income tax deducted – Enter on line 43700 of your return.',
  '39 – Security options deduction 110(1)(d) – See line 24900.',
  '40 – Other taxable allowances and benefits – already included in box 14. Do not report it again.',
  '42 – Employment commissions – Enter on line 10120; already included in box 14.',
  '44 – Union dues – Enter on line 21200.   46 – Charitable donations – See line 34900.',
  '52 – Pension adjustment – Enter on line 20600. It reduces your RRSP room and is not income.',
  '66 – Eligible retiring allowances – See line 13000.   85 – Employee-paid premiums for private health services plans.',
  'You must file a return by April 30, or June 15 if you are self-employed; a balance is due on April 30 in either case.',
  'Penalty: a person who fails to give a social insurance number on request is liable to a penalty of $100 for each failure.',
] as const

/** The federal slip in two languages, as payroll software fills it: small boxed captions, box numbers, two copies on a page. */
export const t4Slip: UnseenLayout = {
  name: 't4-slip',
  docType: 't4',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const worker = crowd(paper, 'CA')()
    const [street = '', town = ''] = worker.lines
    const seat = somewhere(paper, 'CA')
    const employer = paper.put(
      'employer_name',
      `${company(paper, 'CA').toUpperCase()} ${paper.pick(['INC.', 'LTD.', 'LP'])}`,
    )
    const { year, cap, top: insurableCap, rate } = paper.pick(years)
    paper.put('tax_year', year)
    const gross = paper.between(3_100_000, 13_500_000)
    const money = (cents: number) => (cents / 100).toFixed(2)
    const pensionable = Math.min(gross, cap)
    const cpp = Math.round((pensionable - 350_000) * 0.0595)
    const insurable = Math.min(gross, insurableCap)
    const premium = Math.round(insurable * rate)
    const tax = Math.round(gross * (0.14 + paper.between(0, 60) / 1000))
    const dues = paper.chance(0.5) ? money(paper.between(30_000, 90_000)) : ''
    const values = {
      sin: paper.put('sin', socialInsuranceNumber(paper, ' ')),
      income: paper.put('employment_income', canonicalMoney(gross), money(gross)),
      tax: paper.put('income_tax_deducted', canonicalMoney(tax), money(tax)),
      benefit: money(paper.between(20_000, 90_000)),
      account: `${luhnNumber(paper, '8########')}RP0001`,
    }
    paper.put(
      'document_holder_name',
      `${worker.given.toUpperCase()} ${worker.surname.toUpperCase()}`,
      worker.surname.toUpperCase(),
    )
    const right = [
      ['14', 'Employment income', 'Revenus d’emploi', values.income],
      ['22', 'Income tax deducted', 'Impôt sur le revenu retenu', values.tax],
      ['16', 'Employee’s CPP contributions', 'Cotisations de l’employé au RPC', money(cpp)],
      ['24', 'EI insurable earnings', 'Gains assurables d’AE', money(insurable)],
      ['17', 'Employee’s QPP contributions', 'Cotisations de l’employé au RRQ', ''],
      ['26', 'CPP/QPP pensionable earnings', 'Gains ouvrant droit à pension', money(pensionable)],
      ['18', 'Employee’s EI premiums', 'Cotisations de l’employé à l’AE', money(premium)],
      ['44', 'Union dues', 'Cotisations syndicales', dues],
      ['20', 'RPP contributions', 'Cotisations à un RPA', ''],
      ['46', 'Charitable donations', 'Dons de bienfaisance', ''],
      ['52', 'Pension adjustment', 'Facteur d’équivalence', ''],
      ['50', 'RPP or DPSP registration number', 'N° d’agrément d’un RPA', ''],
    ] as const
    const slip = (top: number): Mark[] => {
      const marks: Mark[] = [
        text(300, top + 12, 'T4', { size: 18, face: 'sans-bold' }),
        text(332, top + 5, 'Statement of Remuneration Paid', { size: 8, face: 'sans' }),
        text(332, top + 14, 'État de la rémunération payée', { size: 8, face: 'sans' }),
        text(582, top + 8, 'Protected B / Protégé B', { size: 6.6, align: 'right' }),
        text(582, top + 16, 'when completed / une fois rempli', { size: 6.2, align: 'right' }),
        box(30, top - 6, 262, 58, { stroke: '#333', strokeWidth: 0.5 }),
        text(34, top + 2, 'Employer’s name – Nom de l’employeur', { size: 6 }),
        ...[employer, ...seat].map((row, index) => text(40, top + 16 + index * 11, row, { size: 9, face: 'mono' })),
        ...cell(
          [30, top + 56, 180, 24],
          '54  Employer’s account number / Numéro de compte de l’employeur',
          values.account,
          { face: 'mono', captionSize: 5.2 },
        ),
        ...cell([214, top + 56, 78, 24], 'Year – Année', year, { face: 'sans-bold', size: 11 }),
        ...cell([30, top + 84, 120, 24], '12  Social insurance number / NAS', values.sin, { face: 'mono' }),
        ...cell([154, top + 84, 68, 24], '28  Exempt – Exemption', '', {}),
        ...cell([226, top + 84, 66, 24], '29  Employment code', '', {}),
        text(30, top + 122, 'Employee’s name and address – Nom et adresse de l’employé', { size: 6.2 }),
        box(30, top + 126, 262, 74, { stroke: '#333', strokeWidth: 0.5 }),
        text(34, top + 134, 'Last name (in capital letters) – Nom de famille', { size: 5.4 }),
        text(178, top + 134, 'First name – Prénom', { size: 5.4 }),
        text(262, top + 134, 'Initial', { size: 5.4 }),
        text(36, top + 148, worker.surname.toUpperCase(), { size: 9, face: 'mono' }),
        text(178, top + 148, worker.given.toUpperCase(), { size: 9, face: 'mono' }),
        text(36, top + 172, street.toUpperCase(), { size: 8.6, face: 'mono' }),
        text(36, top + 184, town.toUpperCase(), { size: 8.6, face: 'mono' }),
        ...cell([30, top + 206, 60, 24], '10  Province of empl.', /[A-Z]{2}/.exec(seat.at(-1) ?? '')?.[0] ?? 'ON', {
          face: 'mono',
        }),
        text(100, top + 214, 'Other information (see over)', { size: 6.2 }),
        text(100, top + 222, 'Autres renseignements (voir au verso)', { size: 6.2 }),
        ...cell([214, top + 206, 78, 24], 'Box – Case   Amount – Montant', `40   ${values.benefit}`, {
          face: 'mono',
          size: 8,
          captionSize: 5,
        }),
      ]
      right.forEach(([number, english, french, value], index) => {
        const [x, y] = [306 + (index % 2) * 140, top + 26 + Math.floor(index / 2) * 35]
        marks.push(text(x, y + 5, `${english} –`, { size: 5.6 }), text(x, y + 11.5, french, { size: 5.6 }))
        marks.push(
          box(x, y + 14, 18, 15, { stroke: '#333', strokeWidth: 0.5, fill: '#ececec' }),
          text(x + 9, y + 24.5, number, { size: 8, face: 'sans-bold', align: 'middle' }),
        )
        marks.push(
          box(x + 18, y + 14, 112, 15, { stroke: '#333', strokeWidth: 0.5 }),
          text(x + 124, y + 25, value, { size: 9, face: 'mono', align: 'right' }),
        )
      })
      return marks
    }
    return [
      sheetOf('letter', [
        ...slip(48),
        text(
          306,
          306,
          `T4 (${year.slice(2)})   –   Copy 2: attach to your federal return / Copie 2 : joignez à votre déclaration   –   SPECIMEN`,
          { size: 6.4, align: 'middle' },
        ),
        ...slip(396),
        text(
          306,
          656,
          'Copy 3: for your records / Copie 3 : à conserver. Report these amounts on your tax return. See the privacy notice on your return.',
          { size: 6.4, align: 'middle' },
        ),
      ]),
      sheetOf('letter', [
        text(40, 60, 'Report these amounts on your income tax and benefit return.', { size: 9, face: 'sans-bold' }),
        ...reverse.map((row, index) => text(40, 84 + index * 15, row, { size: 7.6 })),
        text(40, 774, 'Privacy: personal information bank number CRA PPU 047.   SPECIMEN', { size: 6.4 }),
      ]),
    ]
  },
}
