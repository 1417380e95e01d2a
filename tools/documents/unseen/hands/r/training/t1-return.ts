import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bareEnglish, bareFrench, dollarsEnglish, openLedger, iso } from '../forms.ts'
import { families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A federal return: the form with its identification frame and numbered lines, or the summary a tax program prints. */
export const t1Return: UnseenLayout = {
  name: 't1-return',
  docType: 'tax_return',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const isFrench = paper.chance(0.35)
    const region = isFrench ? 'QC' : 'CA'
    const say = (english: readonly string[], french: readonly string[]): string =>
      paper.pick(isFrench ? french : english)
    const ledger = openLedger(
      paper,
      iso,
      paper.pick(
        isFrench
          ? [bareFrench]
          : [
              bareEnglish,
              dollarsEnglish[0] ?? bareEnglish,
              (cents) => `${Math.floor(cents / 100)} ${String(cents % 100).padStart(2, '0')}`,
            ],
      ),
    )
    const { plain } = ledger
    const family = paper.pick(families)
    const page = openPage('letter', family)
    const year = paper.put('tax_year', paper.pick(['2025', '2024', '2023', '2022']))
    const filer = someone(paper, region)
    const spouse = someone(paper, region)
    const isForm = paper.chance(0.55)
    const isTwo = isForm && paper.chance(0.5)
    const pay = paper.between(1_900_000, 9_800_000)
    const other = paper.between(1_000, 900_000)
    const rrsp = paper.between(0, 1_000_000)
    const income = pay + other
    const rows = [
      [
        '10100',
        say(
          ['Employment income (box 14 of all T4 slips)', 'Employment income'],
          ['Revenus d’emploi (case 14 de tous les feuillets T4)', 'Revenus d’emploi'],
        ),
        plain(pay),
      ],
      [
        '12100',
        say(['Interest and other investment income'], ['Intérêts et autres revenus de placements']),
        plain(other),
      ],
      [
        '15000',
        say(
          ['This is your total income.', 'Total income', 'Add lines above: Total income'],
          ['Voici votre revenu total.', 'Revenu total'],
        ),
        ledger.money('total_income', income),
      ],
      ['20800', say(['RRSP deduction'], ['Déduction pour REER']), plain(rrsp)],
      [
        '23600',
        say(
          ['This is your net income.', 'Net income', 'Line 15000 minus deductions: Net income'],
          ['Voici votre revenu net.', 'Revenu net'],
        ),
        ledger.money('net_income', income - rrsp),
      ],
      ['26000', say(['Taxable income'], ['Revenu imposable']), plain(income - rrsp)],
      ['43500', say(['Total payable'], ['Total à payer']), plain(Math.round(income * 0.17))],
      ['43700', say(['Total income tax deducted'], ['Impôt total retenu']), plain(Math.round(income * 0.19))],
      ['48400', say(['Refund'], ['Remboursement']), plain(Math.round(income * 0.02))],
    ]
    page.t(40, 44, isForm ? 'T1' : say(['T1 Summary', 'Tax Summary'], ['Sommaire T1', 'Sommaire fiscal']), {
      size: 18,
      bold: true,
    })
    page.t(
      isForm ? 80 : 230,
      44,
      say(
        [`Income Tax and Benefit Return ${year}`, `${year} Income tax return`],
        [`Déclaration de revenus et de prestations ${year}`],
      ),
      { size: 12, bold: true, color: paper.pick(inks) },
    )
    const heading = [
      paper.pick(['', '#']),
      say(['Description', 'Item'], ['Élément']),
      say(['Amount', 'Taxpayer'], ['Montant']),
    ]
    if (!isForm) {
      const name = paper.put(
        'document_holder_name',
        nameOf(filer, paper.pick(['plain', 'commaCaps', 'comma', 'surnameFirst'])),
      )
      page.col(40, 70, 13, [
        `${say(['Taxpayer', 'Prepared for', 'Client', 'Name'], ['Contribuable', 'Préparé pour', 'Nom'])}: ${name}`,
        `${say(['Spouse', 'Spouse or common-law partner'], ['Conjoint', 'Conjointe ou conjoint'])}: ${nameOf(spouse, 'plain')}`,
        `${say(['SIN', 'S.I.N.'], ['NAS'])}: ${socialInsuranceNumber(paper, ' ')}`,
        ...homeLines(paper, home(paper, region), region),
        `${say(['Preparer', 'Tax preparer'], ['Préparateur'])}: ${nameOf(someone(paper, region), 'plain')}, ${paper.pick(['Mornay Tax Inc.', 'Bureau 4 Saisons enr.'])}`,
      ])
      page.grid(
        {
          x: 40,
          y: 176,
          widths: [70, 340, 122],
          right: [2],
          leading: paper.pick([16, 20]),
          size: 8.6,
          rules: paper.pick(['all', 'rows', 'none']),
        },
        [heading, ...rows],
      )
      page.t(
        40,
        420,
        say(['NETFILE confirmation', 'EFILE submission no.'], ['Confirmation IMPÔTNET']) + paper.code(' ####@@####'),
        { size: 8 },
      )
      return [page.sheet()]
    }
    page.t(
      40,
      66,
      say(
        ['Step 1 - Identification and other information', 'Identification'],
        ['Étape 1 - Identification et autres renseignements'],
      ),
      { bold: true, size: 10 },
    )
    const shown = paper.chance(0.5)
    const given = shown ? filer.given.toUpperCase() : filer.given
    const last = shown ? filer.surname.toUpperCase() : filer.surname
    const inOne = paper.chance(0.4)
    if (inOne)
      page.cell(
        [40, 76, 270, 30],
        say(['First name and last name', 'Print your name and address below'], ['Prénom et nom de famille']),
        paper.put('document_holder_name', `${given} ${last}`),
      )
    else {
      page.cell([40, 76, 130, 30], say(['First name', 'First name and initial'], ['Prénom']), given)
      page.cell([170, 76, 140, 30], say(['Last name'], ['Nom de famille']), last)
      paper.put('document_holder_name', `${given} ${last}`, last)
    }
    homeLines(paper, home(paper, region), region).forEach((row, index) =>
      page.cell([40, 106 + index * 26, 270, 26], index === 0 ? say(['Mailing address'], ['Adresse postale']) : '', row),
    )
    page.cell(
      [330, 76, 242, 30],
      say(['Social insurance number (SIN)'], ['Numéro d’assurance sociale (NAS)']),
      socialInsuranceNumber(paper, ' '),
    )
    page.cell(
      [330, 106, 242, 26],
      say(['Date of birth (Year Month Day)'], ['Date de naissance (Année Mois Jour)']),
      `19${paper.code('##')} 0${paper.between(1, 9)} 1${paper.code('#')}`,
    )
    page.cell(
      [330, 132, 242, 26],
      say(['Your spouse’s or common-law partner’s first name'], ['Prénom de l’époux ou conjoint de fait']),
      spouse.given,
    )
    page.cell(
      [330, 158, 242, 26],
      say(['Marital status on December 31'], ['État civil le 31 décembre']),
      say(['Married', 'Single'], ['Marié(e)', 'Célibataire']),
    )
    const second = isTwo ? openPage('letter', family) : page
    const y = isTwo ? 70 : 240
    second.t(
      40,
      y - 10,
      say(['Step 2 - Total income / Step 3 - Net income'], ['Étapes 2 et 3 - Revenu total et revenu net']),
      { bold: true, size: 10 },
    )
    second.grid({ x: 40, y, widths: [330, 70, 132], right: [2], leading: 22, size: 8.6, rules: 'rows', head: '' }, [
      ['', '', ''],
      ...rows.map(([line = '', label = '', value = '']) => [label, line, value]),
    ])
    page.t(
      40,
      770,
      `${say(['5006-R', '5000-R'], ['5005-R'])}   ${say(['Protected B when completed', 'Page 1 of 8'], ['Protégé B une fois rempli'])}`,
      { size: 6.5 },
    )
    return isTwo ? [page.sheet(), second.sheet()] : [page.sheet()]
  },
}
