import { wavePattern } from '../../../../drawing/security-print.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { number } from '../forms.ts'
import { openPage, type Page } from '../kit.ts'
import { home, issuer, nameIn, somebody } from '../people.ts'

/** The two bars and a square that stand for a transit sign on a cheque. */
function transitSign(page: Page, x: number, y: number): void {
  page.draw(
    box(x, y - 8, 1.6, 8, { fill: '#111111' }),
    box(x + 3, y - 8, 2.6, 3, { fill: '#111111' }),
    box(x + 3, y - 3, 2.6, 3, { fill: '#111111' }),
  )
}

/** A personal cheque with VOID across it, in English or French, alone or over a deposit form that spells out its numbers. */
export const voidCheque: UnseenLayout = {
  name: 'void-cheque',
  docType: 'void_cheque',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const french = paper.chance(0.45)
    const isAlone = paper.chance(0.5)
    const page = openPage(paper, {
      face: paper.pick(['sans', 'narrow', 'serif']),
      size: 8,
      french,
      height: isAlone ? 286 : 792,
    })
    const tint = paper.pick(['#eef4ee', '#eef1f8', '#faf3ea', '#f5eef4'])
    page.draw(
      box(14, 14, 584, 250, { fill: tint, stroke: '#9aa3ad', strokeWidth: 0.8 }),
      ...wavePattern({ x: 20, y: 24, width: 572, height: 200 }, { color: '#c2ccd2', opacity: 0.5, count: 14 }),
    )
    const part = french ? 'QC' : 'CA'
    const isJoint = paper.chance(0.3)
    const style = paper.pick(['capitals', 'plain', 'initial'] as const)
    const [one, two] = [nameIn(somebody(paper, part), style), nameIn(somebody(paper, part), style)]
    paper.put('document_holder_name', isJoint ? `${one}; ${two}` : one, one)
    page.stack(34, 38, 10.5, [...(isJoint ? [one, two] : [one]), ...home(paper, part, style !== 'plain').lines], {
      size: 8.4,
    })
    const cheque = paper.code('0##')
    page.right(576, 42, cheque, { size: 11, bold: true })
    page.text(390, 66, 'DATE')
    page.rule(416, 68, 576)
    page.text(420, 78, french ? 'A A A A  M M  J J' : 'Y Y Y Y  M M  D D', { size: 5.5 })
    page.text(34, 108, french ? 'PAYEZ À' : 'PAY TO THE', { size: 6.5 })
    page.text(34, 116, french ? 'L’ORDRE DE' : 'ORDER OF', { size: 6.5 })
    page.rule(80, 118, 450)
    page.draw(box(462, 102, 114, 18, { stroke: '#555555', fill: '#ffffff' }))
    page.text(466, 115, '$')
    page.rule(34, 142, 500)
    page.text(508, 142, french ? 'DOLLARS' : '/100 DOLLARS', { size: 6.5 })
    const bank = issuer(paper, french ? 'union' : 'bank')
    page.stack(
      34,
      162,
      10,
      [
        paper.put('issuer_name', bank),
        `${paper.between(12, 990)} ${french ? 'rue Principale' : 'Queen St'}`,
        french ? 'Saint-Eustache (Québec)' : 'Regina SK',
      ],
      { size: 8 },
    )
    page.text(34, 210, french ? 'POUR' : 'MEMO')
    page.rule(64, 212, 250)
    page.rule(350, 212, 576)
    page.text(352, 208, 'MP', { size: 4 })
    const institution = french
      ? paper.pick(['815', '006', '829'])
      : paper.pick(['001', '002', '003', '004', '010', '016', '828'])
    const transit = paper.put('transit_number', paper.code('#####'))
    paper.put('institution_number', institution)
    const account = number(
      paper,
      'account_number',
      paper.pick(['###-###-#', '#######', '##-#####', '###-####', '############']),
    )
    const y = 250
    const digits = { face: 'mono', size: 12 } as const
    page.text(70, y, cheque, digits)
    transitSign(page, 130, y)
    page.text(140, y, transit, digits)
    page.draw(box(179, y - 5, 5, 2, { fill: '#111111' }))
    page.text(188, y, institution, digits)
    transitSign(page, 214, y)
    page.text(228, y, account, digits)
    page.draw(box(330, y - 8, 2, 8, { fill: '#111111' }))
    page.text(
      paper.between(180, 230),
      paper.between(172, 190),
      paper.pick(french ? ['SPÉCIMEN', 'NUL', 'ANNULÉ'] : ['VOID', 'V O I D', 'VOID']),
      { size: paper.between(44, 64), bold: true, color: '#5b6470', turn: -12 },
    )
    if (isAlone) return [page.sheet()]
    page.draw(line(14, 290, 598, 290, { stroke: '#999999' }))
    page.text(
      34,
      330,
      french
        ? 'Formulaire de dépôt direct / prélèvement automatique'
        : paper.pick([
            'Direct deposit and pre-authorized payment form',
            'Pre-authorized debit information',
            'Payroll direct deposit set-up',
          ]),
      { bold: true, size: 12 },
    )
    page.prose(
      34,
      350,
      540,
      french
        ? 'Remettez ce formulaire à votre employeur ou à la personne qui doit déposer de l’argent dans votre compte.'
        : 'Give this form to your employer or to anyone who deposits money to, or withdraws it from, your account.',
      { size: 8 },
    )
    page.pairs(
      { x: 34, right: 420, y: 386, leading: 22 },
      [
        [
          french ? 'Titulaire du compte' : paper.pick(['Account holder', 'Name']),
          isJoint ? `${one}${french ? ' et ' : ' & '}${two}` : one,
        ],
        [french ? 'N° d’institution' : paper.pick(['Institution number', 'Institution / bank no.']), institution],
        [
          french ? 'N° de transit (domicile)' : paper.pick(['Branch transit number', 'Transit no. (5 digits)']),
          transit,
        ],
        [french ? 'N° de compte' : paper.pick(['Account number', 'Account no.']), account],
      ],
      { size: 9 },
    )
    page.prose(
      34,
      500,
      540,
      french
        ? 'Les numéros figurent au bas de vos chèques, dans cet ordre : chèque, transit, institution, compte.'
        : 'The numbers stand at the foot of your cheques in this order: cheque, transit, institution, account.',
      { size: 7 },
    )
    return [page.sheet()]
  },
}
