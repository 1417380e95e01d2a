import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, lines, roundedBox, text } from '../../../../drawing/sheet.ts'
import { table } from '../../../../drawing/table.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { home, somebody, title } from '../people.ts'
import { addressed, ago, canonical, money, numeric } from '../say.ts'

const issuers = [
  'HYDREAL CASABLANCA',
  'Société Régionale Multiservices Rif-Oriental',
  'REGIDIS Tensift',
  'AMANELEC Services',
] as const

/** The bill of a city's concession: water, power and sewerage in one table, the amount in a coloured lozenge, a counterfoil below. */
export const maUtilityMulti: UnseenLayout = {
  name: 'ma-utility-multi',
  docType: 'utility_bill',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const flow = openFlow({
      paper: 'a4',
      face: 'sans',
      size: 8,
      foot: `${issuer} – RC ${paper.code('#####')} – IF ${paper.code('0#######')} – ICE ${commonIdentifier(paper)} – Taxe Pro. ${paper.code('########')}`,
    })
    const client = somebody(paper, 'MA')
    const issued = ago(paper, 5, 85)
    const due = addDays(issued, paper.between(14, 25))
    const tint = paper.pick(['#0077b6', '#5a8f29', '#b4560f'])
    const numberStyle = paper.pick([
      [' ', ','],
      ['', ','],
      [' ', '.'],
    ] as const)
    const m = (cents: number) => money(cents, numberStyle[0], numberStyle[1])
    flow.put(
      ellipse(66, 58, 14, 20, { fill: tint }),
      ellipse(82, 58, 14, 20, { fill: '#9cc', opacity: 0.7 }),
      text(106, 56, issuer, { size: 12, face: 'sans-bold', color: tint }),
      text(106, 69, 'Eau · Électricité · Assainissement · Éclairage public', { size: 7, face: 'sans' }),
    )
    const swap = paper.chance(0.5)
    const [addressX, factsX] = swap ? [46, 330] : [320, 46]
    const holder = paper.put('document_holder_name', `${client.last} ${client.first}`.toUpperCase())
    flow.put(
      ...lines(
        addressX,
        116,
        12.5,
        [`${title(client).toUpperCase()} ${holder}`, ...addressed(paper, 'address', home(paper, 'MA'))],
        { size: 9.5, face: 'sans' },
      ),
    )
    const account = paper.put('account_number', paper.code(paper.pick(['#######', '## ### ####', '0#######/#'])))
    const facts = [
      `${paper.pick(['N° de contrat', 'Contrat n°', 'Référence contrat', 'Votre n° client'])} : ${account}`,
      `${paper.pick(['Facture n°', 'N° facture'])} : ${paper.code('F26-########')}`,
      `${paper.pick(['Date de facture', 'Émise le', 'Facture du'])} : ${paper.put('document_date', issued, numeric(issued, 'd/m/Y'))}`,
      `Tournée ${paper.code('###')}  Ordre ${paper.code('####')}  Secteur ${paper.code('##')}`,
      `Agence : ${paper.pick(['Anfa', 'Sidi Maârouf', 'Al Qods', 'Médina'])} – Allô Clients ${paper.code('0522 ## ## ##')}`,
    ]
    flow.put(...lines(factsX, 112, 13, facts, { size: 8, face: 'sans' }))
    const parts = [
      ['Eau potable', 'm³', paper.between(6, 30), 712],
      ['Électricité', 'kWh', paper.between(80, 420), 118],
      ['Assainissement', 'm³', paper.between(6, 30), 186],
    ] as const
    const rows = parts.map(([name, unit, used, price]) => {
      const before = paper.between(1000, 8000)
      return [name, paper.code('##A#####'), String(before), String(before + used), `${used} ${unit}`, m(used * price)]
    })
    const net = parts.reduce((sum, [, , used, price]) => sum + used * price, 0)
    const fees = paper.between(1_500, 4_900)
    const vat = Math.round((net + fees) * 0.1)
    const stamp = 25
    const owed = paper.chance(0.3) ? paper.between(9_000, 40_000) : 0
    const total = net + fees + vat + stamp + owed
    const columns = [
      { title: 'Service', x: 50, align: 'left' },
      { title: 'Compteur', x: 150, align: 'left' },
      { title: 'Ancien index', x: 285, align: 'right' },
      { title: 'Nouvel index', x: 365, align: 'right' },
      { title: 'Consommation', x: 455, align: 'right' },
      { title: 'Montant HT', x: 545, align: 'right' },
    ] as const
    flow.put(
      text(
        46,
        222,
        `Période de consommation : du ${numeric(addDays(issued, -34), 'd/m/y')} au ${numeric(addDays(issued, -4), 'd/m/y')} (relevé réel)`,
        { size: 8.5, face: 'sans-bold', color: tint },
      ),
    )
    const { marks, bottom } = table(columns, rows, {
      x: 46,
      y: 232,
      width: 503,
      leading: 18,
      size: 8,
      shade: '#eaf1f5',
      ink: tint,
    })
    flow.put(...marks)
    const sums = [
      ['Redevances fixes', fees],
      ['TVA (7 % / 14 % selon nature)', vat],
      ['Timbre', stamp],
      ...(owed > 0 ? [['Arriéré – facture précédente impayée', owed] as const] : []),
    ] as const
    sums.forEach(([caption, cents], index) =>
      flow.put(
        text(300, bottom + 20 + index * 14, caption, { size: 8, face: 'sans' }),
        text(545, bottom + 20 + index * 14, m(cents), { size: 8, face: 'sans', align: 'right' }),
      ),
    )
    const y = bottom + 96
    const print = `${m(total)} DH`
    flow.put(
      roundedBox(300, y, 249, 50, 12, { fill: tint }),
      text(316, y + 20, paper.pick(['Montant à payer', 'Total TTC à payer', 'NET À PAYER', 'Somme due']), {
        size: 9,
        face: 'sans-bold',
        color: '#fff',
      }),
      text(536, y + 32, paper.put('amount_due', canonical(total), print), {
        size: 15,
        face: 'sans-bold',
        color: '#fff',
        align: 'right',
      }),
    )
    flow.put(
      text(
        46,
        y + 20,
        `${paper.pick(['Date limite de paiement', 'À régler avant le', 'Échéance'])} : ${paper.put('due_date', due, numeric(due, 'd/m/Y'))}`,
        { size: 9.5, face: 'sans-bold' },
      ),
      text(46, y + 36, 'Passé ce délai, frais de coupure : 70,00 DH', { size: 7.5, face: 'sans', color: '#a00' }),
    )
    flow.y(y + 70)
    flow.p(
      'Payez sans vous déplacer : guichets automatiques, agences de proximité, application mobile ou prélèvement automatique. Une fuite ? Un robinet qui goutte perd jusqu’à 120 litres par jour.',
      { size: 7.5, color: '#555' },
    )
    flow.put(
      line(30, 700, 565, 700, { stroke: '#999' }),
      text(46, 714, 'TALON À REMETTRE À LA CAISSE', { size: 7, face: 'sans-bold' }),
      box(46, 722, 503, 44, { stroke: '#555' }),
      text(56, 740, holder, { size: 9, face: 'mono' }),
      text(56, 756, account, { size: 9, face: 'mono' }),
      text(540, 748, print, { size: 11, face: 'mono-bold', align: 'right' }),
    )
    return flow.sheets()
  },
}
