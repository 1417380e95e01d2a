import { addDays } from '../../../../calendar.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, payOf } from '../companies.ts'
import { dollarsEnglish, dollarsFrench, englishDates, openLedger, quebecDates } from '../forms.ts'
import { emblem, families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** The slip as an account on the Web or a payroll provider prints it: a list of boxes with descriptions, in English or French. */
export const t4Online: UnseenLayout = {
  name: 't4-online',
  docType: 't4',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const isFrench = paper.chance(0.4)
    const region = isFrench ? 'QC' : 'CA'
    const ledger = openLedger(
      paper,
      paper.pick(isFrench ? quebecDates : englishDates),
      paper.pick(isFrench ? dollarsFrench.slice(0, 3) : dollarsEnglish.slice(0, 4)),
    )
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const pay = payOf(paper, region, paper.between(300, 2_080), 1)
    const year = paper.put('tax_year', paper.pick(['2025', '2024', '2023', '2022']))
    const worker = someone(paper, region)
    const say = (english: readonly string[], french: readonly string[]): string =>
      paper.pick(isFrench ? french : english)
    emblem(paper, page, { x: paper.pick([40, 530]), y: 24, size: 34, ink }, paper.pick(['my', 'HR', 'P', 'T4']))
    page.t(
      86,
      46,
      say(
        [`T4 slip for ${year}`, `${year} T4 - Statement of Remuneration Paid`, `Tax slip T4, tax year ${year}`],
        [
          `Feuillet T4 de ${year}`,
          `T4 ${year} - État de la rémunération payée`,
          `Feuillet T4 - année d’imposition ${year}`,
        ],
      ),
      { size: 13, bold: true, color: ink },
    )
    page.t(
      86,
      60,
      `${say(['Printed on', 'Retrieved', 'As of'], ['Imprimé le', 'Consulté le', 'En date du'])} ${day(addDays(paper.today, -paper.between(1, 90)))}`,
      { size: 7 },
    )
    const name = paper.put(
      'document_holder_name',
      nameOf(worker, paper.pick(['plain', 'capitals', 'middle', 'commaCaps', 'comma', 'initial'])),
    )
    const company = paper.put('employer_name', employer(paper, region))
    const sin = paper.put('sin', socialInsuranceNumber(paper, paper.pick([' ', '-', ''])))
    const who: [string, string][] = [
      [
        say(
          ['Employee', 'Issued to', 'Recipient', 'Name', 'Slip for'],
          ['Employé', 'Émis à', 'Nom du bénéficiaire', 'Nom'],
        ),
        name,
      ],
      [
        say(
          ['Social insurance number', 'SIN', 'Box 12 SIN', 'S.I.N.'],
          ['Numéro d’assurance sociale', 'NAS', 'Case 12 NAS'],
        ),
        sin,
      ],
      [
        say(
          ['Employer', 'Employer name', 'Issued by', 'Payer', 'Issuer name'],
          ['Employeur', 'Nom de l’employeur', 'Émis par', 'Payeur'],
        ),
        company,
      ],
      [
        say(['Payroll account', 'Employer account number (box 54)'], ['Compte de paie', 'Case 54']),
        paper.code('#########RP000#'),
      ],
      [
        say(['Slip status', 'Report type'], ['État du feuillet', 'Genre']),
        say(['Original', 'Amended'], ['Original', 'Modifié']),
      ],
    ]
    const isBlock = paper.chance(0.4)
    if (isBlock) {
      page.col(50, 96, 12, [name, ...homeLines(paper, home(paper, region), region)])
      page.col(
        330,
        96,
        12,
        [
          company,
          ...homeLines(paper, home(paper, region), region),
          `${say(['SIN', 'Social insurance no.'], ['NAS', 'No d’ass. soc.'])} ${sin}`,
        ],
        { within: 240 },
      )
    } else
      who.forEach(([label, value], index) =>
        page.pair(44, paper.pick([420, 420]), 94 + index * 15, label, value, { size: 8.6 }),
      )
    const box = (number: number): string =>
      paper.chance(0.9) ? `${isFrench ? 'Case' : 'Box'} ${number}` : String(number)
    const other = isFrench
      ? [
          'RRQ',
          'Gains assurables',
          'Gains ouvrant droit à pension',
          'Cotisations AE',
          'Cotisations syndicales',
          'Province d’emploi',
        ]
      : [
          'CPP contributions',
          'EI insurable earnings',
          'CPP/QPP pensionable earnings',
          'EI premiums',
          'Union dues',
          'Province of employment',
        ]
    const rows = [
      [
        box(14),
        say(
          ['Employment income', 'Employment income - line 10100', 'Total employment income'],
          ['Revenus d’emploi', 'Revenus d’emploi - ligne 10100'],
        ),
        ledger.money('employment_income', pay.gross),
      ],
      [box(16), other[0] ?? '', plain(pay.withheld[1]?.cents ?? 0)],
      [box(18), other[3] ?? '', plain(pay.withheld[2]?.cents ?? 0)],
      [
        box(22),
        say(
          ['Income tax deducted', 'Income tax deducted - line 43700', 'Federal tax withheld'],
          ['Impôt sur le revenu retenu', 'Impôt retenu - ligne 43700'],
        ),
        ledger.money('income_tax_deducted', pay.withheld[0]?.cents ?? 0),
      ],
      [box(24), other[1] ?? '', plain(Math.min(pay.gross, 6_570_000))],
      [box(26), other[2] ?? '', plain(pay.gross - 1_200)],
      [box(44), other[4] ?? '', plain(paper.between(4_000, 90_000))],
    ]
    const kept = [0, 1, 2, 3, 4, 5, 6].filter((index) => index === 0 || index === 3 || paper.chance(0.75))
    page.grid(
      {
        x: 44,
        y: 186,
        widths: [70, 330, 124],
        right: [2],
        leading: paper.pick([17, 22]),
        size: 8.6,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [isFrench ? 'Case' : 'Box', 'Description', isFrench ? 'Montant' : 'Amount'],
        ...(paper.chance(0.3) ? kept.toReversed() : kept).map((index) => rows[index] ?? []),
      ],
    )
    page.para(
      44,
      420,
      524,
      say(
        [
          'This is not an official slip. Keep it with your records for six years. If the amounts are wrong contact your employer, not the agency.',
          'Use this information to complete your return. Prepared by Paylane Services on behalf of your employer.',
        ],
        [
          'Ceci n’est pas un feuillet officiel. Conservez vos documents pendant six ans. Communiquez avec votre employeur en cas d’erreur.',
          'Utilisez ces renseignements pour remplir votre déclaration.',
        ],
      ),
      { size: 7.6 },
    )
    return [page.sheet()]
  },
}
