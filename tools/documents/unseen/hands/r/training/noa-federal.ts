import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  dollarsEnglish,
  dollarsFrench,
  englishDates,
  longEnglish,
  longFrench,
  openLedger,
  quebecDates,
} from '../forms.ts'
import { openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** The federal notice in English or French, one page or two: account summary by the address, explanation, lines by their numbers. */
export const noaFederal: UnseenLayout = {
  name: 'noa-federal',
  docType: 'notice_of_assessment',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const isFrench = paper.chance(0.4)
    const region = isFrench ? 'QC' : 'CA'
    const say = (english: readonly string[], french: readonly string[]): string =>
      paper.pick(isFrench ? french : english)
    const ledger = openLedger(
      paper,
      paper.pick(isFrench ? [longFrench, ...quebecDates] : [longEnglish, ...englishDates]),
      paper.pick(isFrench ? dollarsFrench.slice(0, 3) : dollarsEnglish.slice(0, 2)),
    )
    const { plain, day } = ledger
    const family = paper.pick(['sans', 'narrow', 'serif'] as const)
    const page = openPage('letter', family)
    const year = paper.put('tax_year', paper.pick(['2025', '2025', '2024', '2023']))
    const issued = addDays(`${String(Number(year) + 1)}-03-14`, paper.between(0, 160))
    const issuer = paper.put('issuer_name', isFrench ? 'Agence du revenu du Canada' : 'Canada Revenue Agency')
    page.col(
      40,
      40,
      11,
      isFrench
        ? [issuer, 'Centre fiscal', paper.pick(['Jonquière QC  G7S 5J2', 'Shawinigan-Sud QC  G9P 5H9'])]
        : [issuer, 'Tax Centre', paper.pick(['Winnipeg MB  R3C 3M2', 'Sudbury ON  P3A 5C1', 'Summerside PE  C1N 6A2'])],
    )
    page.t(
      572,
      46,
      say(
        ['Notice of assessment', 'Notice of Assessment', 'Notice of reassessment'],
        ['Avis de cotisation', 'AVIS DE COTISATION', 'Avis de nouvelle cotisation'],
      ),
      { size: 16, bold: true, align: 'right' },
    )
    const holder = someone(paper, region)
    page.t(
      52,
      108,
      paper.put('document_holder_name', nameOf(holder, paper.pick(['capitals', 'plain', 'middle', 'initial']))),
    )
    page.col(52, 120, 12, ledger.address('address', homeLines(paper, home(paper, region), region)))
    const income = paper.between(1_800_000, 14_000_000)
    const rrsp = paper.between(0, 900_000)
    const net = income - rrsp
    const tax = Math.round(net * 0.21)
    const paid = Math.round(tax * paper.pick([0.7, 0.85, 0.94]))
    const balance = tax - paid
    const facts: [string, string][] = [
      [
        say(['Date issued', 'Date', 'Issue date'], ['Date d’émission', 'Date', 'Émis le']),
        ledger.date('document_date', issued),
      ],
      [say(['Social insurance number', 'SIN'], ['Numéro d’assurance sociale', 'NAS']), paper.code('XXX XX# ###')],
      [say(['Tax year', 'Taxation year'], ['Année d’imposition', 'Année']), year],
      [say(['Assessment number', 'Reference no.'], ['Numéro de l’avis', 'No de référence']), paper.code('####@@##')],
    ]
    facts.forEach(([label, value], index) => page.pair(350, 572, 84 + index * 15, label, value))
    page.t(40, 190, say(['Account summary', 'Your account balance'], ['Sommaire du compte', 'Solde de votre compte']), {
      size: 13,
      bold: true,
    })
    const due = addDays(issued, 20)
    const owing = ledger.money('balance_owing', balance)
    page.para(
      40,
      208,
      532,
      isFrench
        ? paper.pick([
            `Vous avez un solde dû de ${owing}. Payez avant le ${day(due)} pour éviter d’autres intérêts.`,
            `Solde à payer : ${owing}. Date d’échéance : ${day(due)}.`,
            `Montant dû ${owing}, payable au plus tard le ${day(due)}.`,
          ])
        : paper.pick([
            `You have an amount due of ${owing}. Pay by ${day(due)} to avoid more interest charges.`,
            `Amount due: ${owing}   Pay by: ${day(due)}`,
            `Balance owing ${owing}. Please pay this amount by ${day(due)}.`,
          ]),
      { size: 9.5 },
    )
    const isTwo = paper.chance(0.5)
    const second = isTwo ? openPage('letter', family) : page
    const y = isTwo ? 90 : 250
    if (isTwo)
      second.col(40, 40, 12, [
        `${say(['Notice details', 'Page 2'], ['Renseignements sur l’avis', 'Page 2'])}   ${nameOf(holder, 'plain')}`,
        day(issued),
      ])
    const bottom = second.grid(
      {
        x: 40,
        y,
        widths: [70, 340, 122],
        right: [2],
        leading: 16,
        size: 8.4,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [
          say(['Line', 'Line no.'], ['Ligne', 'No de ligne']),
          'Description',
          say(['$ Final amount', 'Amount', '$ Amount'], ['Montant final $', 'Montant']),
        ],
        [
          paper.pick(['15000', isFrench ? 'Ligne 15000' : 'Line 15000']),
          say(['Total income', 'Total Income'], ['Revenu total']),
          ledger.money('total_income', income),
        ],
        [
          '20800',
          say(
            ['RRSP deduction', 'Deductions from total income'],
            ['Déduction pour REER', 'Déductions du revenu total'],
          ),
          plain(rrsp),
        ],
        ['23600', say(['Net income', 'Net Income'], ['Revenu net']), ledger.money('net_income', net)],
        ['26000', say(['Taxable income'], ['Revenu imposable']), plain(net)],
        ['42000', say(['Net federal tax'], ['Impôt fédéral net']), plain(Math.round(tax * 0.6))],
        ['43500', say(['Total payable'], ['Total à payer']), plain(tax)],
        ['43700', say(['Total income tax deducted'], ['Impôt total retenu']), plain(paid)],
        ['48200', say(['Total credits'], ['Total des crédits']), plain(paid)],
        ['', say(['Balance from this assessment'], ['Solde de cette cotisation']), plain(balance)],
      ],
    )
    second.para(
      40,
      bottom + 24,
      532,
      say(
        [
          `Your RRSP deduction limit for ${String(Number(year) + 1)} is ${plain(paper.between(100_000, 3_200_000))}. Keep this notice: lenders and benefit programs may ask for it. You have 90 days from the date of this notice to object.`,
        ],
        [
          `Votre maximum déductible au titre des REER pour ${String(Number(year) + 1)} est de ${plain(paper.between(100_000, 3_200_000))}. Conservez cet avis. Vous avez 90 jours pour vous opposer.`,
        ],
      ),
      { size: 8 },
    )
    page.t(
      40,
      752,
      say(
        ['Commissioner of Revenue    Aurèle Pickering', 'T451 E (25)'],
        ['Commissaire du revenu    Aurèle Pickering', 'T451 F (25)'],
      ),
      { size: 7 },
    )
    return isTwo ? [page.sheet(), second.sheet()] : [page.sheet()]
  },
}
