import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, left, middle, money, owe, page, right, specimen, stack } from '../kit.ts'
import { firm, insuranceNumber, somebody } from '../people.ts'

/** The remuneration slip in both languages as laser software prints it, twice on a page: numbers in the corners of boxes. */
export const t4Laser: UnseenLayout = {
  name: 't4-laser',
  docType: 't4',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const year = paper.put('tax_year', String(paper.between(2022, 2025)))
    const employer = paper.put(
      'employer_name',
      `${firm(paper, 'CA')} ${paper.pick(['Seniors Housing Society', 'Machine & Tool Ltd.', 'Public Library Board', 'Aggregates Inc.'])}`.toUpperCase(),
    )
    const surname = who.surname.toUpperCase()
    const given = `${who.given} ${who.middle.charAt(0)}`
    paper.put('document_holder_name', `${surname} ${given}`, surname)
    const number = paper.put('sin', insuranceNumber(paper, ' '))
    const income = paper.between(2_950_000, 11_800_000)
    const tax = Math.round(income * (paper.between(130, 240) / 1000))
    const pension = Math.min(403_410, Math.round((income - 350_000) * 0.0595))
    const premium = Math.min(107_748, Math.round(income * 0.0164))
    const wage = owe(paper, 'employment_income', income, '1234.56')
    const withheld = owe(paper, 'income_tax_deducted', tax, '1234.56')
    const account = paper.code('8#### #### RP0001')
    const dues = paper.between(0, 1) * paper.between(22_000, 91_000)
    const slipAt = (y: number): Mark[] => {
      const money14 = { isRight: true, size: 9.4, face: 'mono', caption: 5 } as const
      const small = { size: 9, face: 'mono', caption: 5 } as const
      return [
        box(36, y, 540, 330, { stroke: '#222', strokeWidth: 1 }),
        left(42, y + 12, 'Employer’s name – Nom de l’employeur', 5.4),
        ...stack([46, y + 26, 11], [employer, `${who.city.toUpperCase()} ${who.region}`], 9, 'mono'),
        line(36, y + 62, 290, y + 62),
        line(290, y, 290, y + 62),
        left(298, y + 14, 'Canada Revenue', 7, 'sans-bold'),
        left(298, y + 23, 'Agency', 7, 'sans-bold'),
        left(372, y + 14, 'Agence du revenu', 7, 'sans-bold'),
        left(372, y + 23, 'du Canada', 7, 'sans-bold'),
        middle(530, y + 24, 'T4', 20, 'sans-bold'),
        ...stack(
          [298, y + 42, 8.4],
          ['Statement of Remuneration Paid', 'État de la rémunération payée'],
          7.4,
          'narrow-bold',
        ),
        left(440, y + 38, 'Year', 5.4),
        left(440, y + 58, 'Année', 5.4),
        box(462, y + 32, 56, 24, { stroke: '#222', strokeWidth: 0.8 }),
        middle(490, y + 49, year, 12, 'mono-bold'),
        ...cell(
          [36, y + 62, 254, 28],
          '54  Employer’s account number / Numéro de compte de l’employeur',
          account,
          small,
        ),
        ...cell([36, y + 90, 128, 30], '12  Social insurance number / NAS', number, small),
        ...cell([164, y + 90, 126, 30], '28  Exempt – Exemption   CPP/QPP  EI  PPIP', '', small),
        ...cell([36, y + 120, 84, 28], '10  Province of employment', who.region, small),
        ...cell([120, y + 120, 84, 28], '29  Employment code', '', small),
        ...cell([204, y + 120, 86, 28], '45  Dental / dentaire', '3', small),
        left(42, y + 158, 'Employee’s name and address – Nom et adresse de l’employé', 5.4),
        left(42, y + 168, 'Last name (in capital letters) – Nom de famille', 4.8),
        left(180, y + 168, 'First name – Prénom   Initial', 4.8),
        left(46, y + 181, surname, 9.4, 'mono'),
        left(182, y + 181, given, 9.4, 'mono'),
        ...stack([46, y + 200, 11], [who.street, `${who.city} ${who.region}  ${who.postal}`], 8.8, 'mono'),
        line(290, y + 62, 290, y + 230),
        line(36, y + 230, 576, y + 230),
        ...cell([290, y + 62, 143, 30], '14  Employment income / Revenus d’emploi', wage, money14),
        ...cell([433, y + 62, 143, 30], '22  Income tax deducted / Impôt sur le revenu retenu', withheld, money14),
        ...cell(
          [290, y + 92, 143, 28],
          '16  CPP contributions / Cotisations au RPC',
          money(pension, '1234.56'),
          money14,
        ),
        ...cell(
          [433, y + 92, 143, 28],
          '24  EI insurable earnings / Gains assurables d’AE',
          money(Math.min(income, 6_570_000), '1234.56'),
          money14,
        ),
        ...cell([290, y + 120, 143, 28], '18  EI premiums / Cotisations à l’AE', money(premium, '1234.56'), money14),
        ...cell(
          [433, y + 120, 143, 28],
          '26  CPP/QPP pensionable / Gains ouvrant droit',
          money(Math.min(income, 7_130_000), '1234.56'),
          money14,
        ),
        ...cell([290, y + 148, 143, 28], '20  RPP contributions / Cotisations à un RPA', '', money14),
        ...cell(
          [433, y + 148, 143, 28],
          '44  Union dues / Cotisations syndicales',
          dues === 0 ? '' : money(dues, '1234.56'),
          money14,
        ),
        ...cell([290, y + 176, 143, 27], '52  Pension adjustment / FE', '', money14),
        ...cell([433, y + 176, 143, 27], '46  Charitable donations / Dons', '', money14),
        ...cell([290, y + 203, 143, 27], '50  RPP or DPSP registration number', '', money14),
        ...cell([433, y + 203, 143, 27], '56  PPIP insurable / RPAP', '', money14),
        left(42, y + 242, 'Other information (see over)', 6),
        left(42, y + 250, 'Autres renseignements (voir au verso)', 6),
        ...[0, 1, 2, 3].flatMap((index) => [
          ...cell([180 + index * 98, y + 238, 26, 26], 'Box', '', { caption: 4.8 }),
          ...cell([206 + index * 98, y + 238, 68, 26], 'Amount – Montant', '', { caption: 4.8 }),
        ]),
        ...stack(
          [42, y + 286, 9],
          [
            'Report these amounts on your tax return. / Déclarez ces montants dans votre déclaration de revenus.',
            'Privacy Act, personal information bank number CRA PPU 047   /   Loi sur la protection des renseignements personnels',
          ],
          6,
        ),
        left(42, y + 322, `T4 (${year.slice(2)})`, 6.4, 'sans-bold'),
        right(570, y + 322, 'Copy for employee / Copie de l’employé', 6.4),
        specimen(306, y + 322, 6),
      ]
    }
    return [page('letter', [...slipAt(40), ...slipAt(410)])]
  },
}
