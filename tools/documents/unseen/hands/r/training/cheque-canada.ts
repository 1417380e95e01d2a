import { addDays } from '../../../../calendar.ts'
import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { emblem, families, inks, initialsOf, openPage, type Page } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'
import { longEnglish } from '../forms.ts'

const banks = {
  CA: [
    'Northgate Bank of Canada',
    'Prairie Sun Credit Union',
    'Ironwood Bank of Ontario',
    'Tidewater Savings and Credit Union',
    'First Maritime Bank',
  ],
  QC: [
    'Caisse des Artisans de Portneuf',
    'Banque du Grand-Littoral',
    'Caisse Horizon de Bellerive',
    'Banque Outaouaise du Canada',
  ],
} as const

/** A voided cheque with its magnetic line, or the direct deposit form that an online bank makes of it; English or French. */
export const chequeCanada: UnseenLayout = {
  name: 'cheque-canada',
  docType: 'void_cheque',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const isFrench = paper.chance(0.45)
    const region = isFrench ? 'QC' : 'CA'
    const say = (english: readonly string[], french: readonly string[]): string =>
      paper.pick(isFrench ? french : english)
    const page = openPage('letter', paper.pick(families))
    const bank = paper.put('issuer_name', paper.pick(banks[region]))
    const form = paper.pick(['plain', 'capitals', 'initial', 'surnameCaps'] as const)
    const people = paper.chance(0.35)
      ? [someone(paper, region, 'F'), someone(paper, region, 'M')]
      : [someone(paper, region)]
    const names = people.map((one) => nameOf(one, form))
    const institution = paper.put('institution_number', paper.pick(['815', '003', '006', '828', '010', '016']))
    const transit = paper.put('transit_number', paper.code('#####'))
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['###-###-#', '#######', '##-#####', '######-#', '####-###'])),
    )
    const ink = paper.pick(inks)
    const lines = homeLines(paper, home(paper, region), region)
    if (paper.chance(0.55)) {
      const y = paper.pick([60, 260])
      page.add(box(46, y, 520, 220, { fill: paper.pick(['#eef4f8', '#f6f1e6', '#eef6ee']), stroke: '#999' }))
      paper.put('document_holder_name', names.join('; '), names.join(' '))
      page.col(62, y + 24, 11, [...names, ...lines])
      page.t(548, y + 26, paper.code('0##'), { align: 'right', size: 10 })
      page.t(548, y + 50, `DATE  ${say(['____________', addDays(paper.today, -9)], ['____________'])}`, {
        align: 'right',
      })
      page.t(62, y + 94, say(['PAY TO THE ORDER OF', 'Pay to the order of'], ['PAYEZ À L’ORDRE DE', 'PAYEZ À']), {
        size: 6.5,
      })
      page.add(
        line(160, y + 96, 440, y + 96),
        box(456, y + 82, 92, 18, { stroke: '#666' }),
        line(62, y + 120, 480, y + 120),
      )
      page.t(488, y + 119, say(['DOLLARS', '/100 DOLLARS'], ['DOLLARS', '/100']), { size: 7 })
      emblem(paper, page, { x: 62, y: y + 130, size: 22, ink }, initialsOf(bank))
      page.col(92, y + 140, 9, [bank, ...homeLines(paper, home(paper, region), region, true)], { size: 6.8 })
      page.add(line(330, y + 164, 548, y + 164))
      page.t(330, y + 173, say(['PER', 'MEMO'], ['PAR', 'POUR']), { size: 6 })
      page.t(306, y + 116, say(['VOID', 'V O I D', 'VOID'], ['ANNULÉ', 'SPÉCIMEN', 'NUL']), {
        size: 54,
        bold: true,
        align: 'middle',
        color: '#8d99a8',
        turn: -8,
        face: 'sans',
      })
      magnetic(page, 120, y + 206, [paper.code('0##'), transit, institution, account])
    } else {
      emblem(paper, page, { x: 44, y: 26, size: 40, ink }, initialsOf(bank))
      page.t(94, 50, paper.chance(0.5) ? bank : '', { size: 13, bold: true, color: ink })
      page.t(
        44,
        98,
        say(
          [
            'Direct Deposit Information',
            'Void cheque / pre-authorized debit form',
            'PAYROLL DIRECT DEPOSIT FORM',
            'Account details for deposits',
          ],
          [
            'Spécimen de chèque',
            'Formulaire de dépôt direct',
            'ADHÉSION AU DÉPÔT DIRECT',
            'Renseignements pour dépôts et retraits',
          ],
        ),
        { size: 14, bold: true },
      )
      const facts: [string, string][] = [
        [
          say(
            ['Account holder', 'Name(s)', 'Customer name', 'Account owner'],
            ['Titulaire', 'Titulaire(s) du compte', 'Nom du client', 'Membre'],
          ),
          paper.put('document_holder_name', names.join('; '), names.join(form === 'initial' ? ' & ' : ' / ')),
        ],
        [say(['Address'], ['Adresse']), lines.join(', ')],
        [
          say(
            ['Institution', 'Financial institution', 'Bank name'],
            ['Institution financière', 'Institution', 'Nom de la caisse ou banque'],
          ),
          bank,
        ],
        [
          say(
            ['Institution number', 'Institution no.', 'Bank #'],
            ['Numéro d’institution', 'No de l’institution', 'Institution no'],
          ),
          institution,
        ],
        [
          say(['Transit number', 'Branch transit', 'Transit #'], ['Numéro de transit', 'Transit', 'No de transit']),
          transit,
        ],
        [say(['Account number', 'Account no.', 'Account #'], ['Numéro de compte', 'Compte', 'No de folio']), account],
      ]
      const order = paper.pick([
        [0, 1, 2, 3, 4, 5],
        [2, 4, 3, 5, 0, 1],
        [4, 3, 5, 0, 1, 2],
      ])
      const isCells = paper.chance(0.5)
      order.forEach((which, index) => {
        const [label, value] = facts[which] ?? ['', '']
        if (isCells) page.cell([44, 116 + index * 32, 420, 32], label, value)
        else page.pair(44, 470, 126 + index * 20, label, value, { size: 9.4 })
      })
      page.para(
        44,
        350,
        520,
        say(
          [
            `I authorize my employer to deposit my pay to this account. Printed ${longEnglish(addDays(paper.today, -3))}. Stamp of the branch: ${bank}.`,
          ],
          [
            `J’autorise le payeur à déposer toute somme dans ce compte. Sceau : ${bank}. Préparé par ${nameOf(someone(paper, 'QC'), 'plain')}.`,
          ],
        ),
      )
      page.add(box(44, 400, 500, 90, { stroke: '#aaa' }))
      magnetic(page, 90, 470, ['001', transit, institution, account])
    }
    return [page.sheet()]
  },
}

/** The line at the foot of a cheque; its signs are drawn, as no font of a PDF has them. */
function magnetic(
  page: Page,
  x: number,
  y: number,
  [number = '', transit = '', institution = '', account = '']: readonly string[],
): void {
  let pen = x
  const sign = (isTransit: boolean): void => {
    const bars: Mark[] = isTransit
      ? [
          box(pen, y - 9, 2, 9, { fill: '#111' }),
          box(pen + 4, y - 9, 2, 3, { fill: '#111' }),
          box(pen + 4, y - 3, 2, 3, { fill: '#111' }),
        ]
      : [
          box(pen, y - 6, 1.6, 6, { fill: '#111' }),
          box(pen + 3, y - 6, 1.6, 6, { fill: '#111' }),
          box(pen + 6, y - 9, 2, 4, { fill: '#111' }),
        ]
    page.add(...bars)
    pen += 12
  }
  const digits = (text: string): void => {
    page.t(pen, y, text, { face: 'mono', size: 12, color: '#111' })
    pen += text.length * 7.4 + 4
  }
  sign(false)
  digits(number)
  sign(false)
  pen += 8
  sign(true)
  digits(transit)
  sign(false)
  digits(institution)
  sign(true)
  pen += 8
  digits(account)
  sign(false)
}
