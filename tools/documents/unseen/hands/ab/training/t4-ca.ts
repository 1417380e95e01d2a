import type { UnseenLayout } from '../../../layout.ts'
import { cash, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A T4 slip made by payroll software: boxes with bilingual captions, the employer in the top left, surname and first name apart. */
export const t4Ca: UnseenLayout = {
  name: 't4-ca',
  docType: 't4',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'on')()
    const p = pen('narrow')
    const year = paper.put('tax_year', paper.pick(['2024', '2025']))
    const income = paper.between(1800000, 14500000)
    const tax = Math.round(income * (paper.between(9, 26) / 100))
    p.frame(30, 40, 552, 330)
    p.t(36, 50, "Employer's name - Nom de l'employeur", 6.4)
    p.t(
      40,
      66,
      paper.put(
        'employer_name',
        `${paper.pick(['NORTHSTAR', 'QUARRY ROAD', 'KINDRED', 'TIDEWATER'])} ${paper.pick(['LOGISTICS LTD.', 'ELEMENTARY SCHOOL', 'FOODS INC.'])}`,
      ),
      10,
    )
    ;(p.b(330, 62, 'T4', 20),
      p.t(366, 54, 'Statement of Remuneration Paid', 7.6),
      p.t(366, 64, 'État de la rémunération payée', 7.6))
    ;(p.t(290, 82, 'Year', 6.4), p.t(290, 90, 'Année', 6.4), p.frame(316, 78, 50, 18), p.t(326, 91, year, 11))
    const put = (x: number, y: number, width: number, number: string, caption: string, value: string) => {
      ;(p.frame(x, y, width, 36),
        p.b(x + 3, y + 33, number, 7.6),
        p.t(x + 3, y + 8, caption, 5.6),
        p.r(x + width - 6, y + 28, value, 10.5))
    }
    put(
      30,
      110,
      180,
      '54',
      "Employer's account number / Numéro de compte de l'employeur",
      paper.code('#########RP0001'),
    )
    put(300, 110, 140, '14', "Employment income / Revenus d'emploi", sum(paper, 'employment_income', income))
    put(440, 110, 142, '22', 'Income tax deducted / Impôt sur le revenu retenu', sum(paper, 'income_tax_deducted', tax))
    put(30, 146, 130, '12', 'Social insurance number / NAS', paper.put('sin', paper.code('9## ### ###')))
    put(160, 146, 50, '10', 'Province', paper.pick(['ON', 'BC', 'AB', 'NS']))
    put(
      300,
      146,
      140,
      '16',
      "CPP contributions / Cotisations de l'employé au RPC",
      cash(Math.min(403420, Math.round(income * 0.0555))),
    )
    put(440, 146, 142, '24', 'EI insurable earnings / Gains assurables', cash(Math.min(income, 6570000)))
    put(300, 182, 140, '18', "EI premiums / Cotisations à l'AE", cash(Math.min(107748, Math.round(income * 0.0164))))
    put(440, 182, 142, '26', 'CPP pensionable earnings / Gains ouvrant droit', cash(Math.min(income, 7130000)))
    put(
      300,
      218,
      140,
      '44',
      'Union dues / Cotisations syndicales',
      paper.chance(0.4) ? cash(paper.between(20000, 90000)) : '',
    )
    put(440, 218, 142, '45', 'Dental benefits / Prestations dentaires', String(paper.between(1, 5)))
    p.t(36, 204, "Employee's name and address - Nom et adresse de l'employé", 6.4)
    ;(p.t(36, 218, 'Last name - Nom de famille', 5.6), p.t(170, 218, 'First name - Prénom', 5.6))
    const name = holders(paper, [`${who.surname.toUpperCase()} ${who.given.toUpperCase()}`]).join('')
    const cut = name.indexOf(who.given.toUpperCase(), who.surname.length)
    ;(p.t(40, 232, name.slice(0, cut).trim(), 10), p.t(174, 232, name.slice(cut), 10))
    p.col(
      40,
      250,
      12,
      who.lines.map((row) => row.toUpperCase()),
      9.6,
    )
    ;(p.t(36, 300, 'Other information / Autres renseignements', 6.4), p.rule(30, 292, 582))
    p.t(40, 320, `Box - Case   40     ${cash(paper.between(5000, 90000))}`, 9)
    p.t(
      30,
      384,
      "See the privacy notice on your return. / Consultez l'avis de confidentialité dans votre déclaration.",
      6.4,
    )
    p.t(30, 400, 'T4 (25)    SPECIMEN', 8)
    return [p.sheet()]
  },
}
