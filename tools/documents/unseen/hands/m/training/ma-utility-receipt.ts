import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, openFlow } from '../flow.ts'
import { home, plain, somebody } from '../people.ts'
import { addressed, ago, canonical, money, numeric } from '../say.ts'

const issuers = [
  'OFFICE NATIONAL DE L’ENERGIE DES OASIS',
  'REGIE AUTONOME D’ELECTRICITE DE SAFI-PLAGE',
  'OFFICE DE L’EAU DU HAUT ATLAS',
  'REGIE D’EAU DE TAZA-VILLE',
] as const

/** A narrow continuous-form bill of a régie, two thirds of a page of small captioned boxes, upper case without accents. */
export const maUtilityReceipt: UnseenLayout = {
  name: 'ma-utility-receipt',
  docType: 'utility_bill',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({ paper: 'a4', face: 'mono', size: 8, background: '#fdfdf6', foot: 'MOD 2031/EX' })
    const client = somebody(paper, 'MA')
    const issued = ago(paper, 3, 80)
    const due = addDays(issued, paper.between(10, 30))
    const issuer = paper.pick(issuers)
    const power = issuer.includes('ELECTRICITE') || issuer.includes('ENERGIE')
    const used = power ? paper.between(60, 380) : paper.between(5, 40)
    const price = power ? 107 : 745
    const net = used * price
    const fixed = paper.between(800, 2_600)
    const vat = Math.round((net + fixed) * 0.14)
    const total = net + fixed + vat
    const before = paper.between(2_000, 60_000)
    flow.put(
      text(297, 56, 'ROYAUME DU MAROC', { size: 7, face: 'mono', align: 'middle' }),
      text(297, 70, paper.put('issuer_name', issuer), { size: 11, face: 'mono-bold', align: 'middle' }),
      text(
        297,
        84,
        paper.pick([
          power ? 'FACTURE BASSE TENSION' : 'FACTURE D’EAU POTABLE',
          'FACTURE DE CONSOMMATION',
          'QUITTANCE DE CONSOMMATION',
        ]),
        { size: 9, face: 'mono', align: 'middle' },
      ),
    )
    const ink = paper.pick(['#25508a', '#2f6b3a', '#7b2d2d'])
    const print = money(total, paper.pick([' ', '']), ',')
    const boxes = [
      [
        60,
        100,
        120,
        paper.pick(['POLICE', 'N° POLICE', 'N° ABONNEMENT', 'ABONNE N°']),
        paper.put('account_number', paper.code(paper.pick(['######-#', '###/####', '9######']))),
      ],
      [180, 100, 90, 'DATE', paper.put('document_date', issued, numeric(issued, 'd/m/y'))],
      [270, 100, 110, 'N° FACTURE', paper.code('26#####')],
      [380, 100, 155, 'MOIS DE CONSOMMATION', numeric(addDays(issued, -30), 'm/Y')],
      [60, 206, 95, 'N° COMPTEUR', paper.code('######')],
      [155, 206, 95, 'ANCIEN INDEX', String(before)],
      [250, 206, 95, 'NOUVEL INDEX', String(before + used)],
      [345, 206, 95, power ? 'CONSO KWH' : 'CONSO M3', String(used)],
      [440, 206, 95, 'COEF.', '1,00'],
      [60, 240, 95, 'MONTANT HT', money(net, ' ', ',')],
      [155, 240, 95, power ? 'PRIME FIXE' : 'REDEVANCE', money(fixed, ' ', ',')],
      [250, 240, 95, 'TVA 14,00', money(vat, ' ', ',')],
    ] as const
    for (const [x, y, width, caption, value] of boxes)
      flow.put(...cell([x, y, width, 34], caption, value, { face: 'mono', ink, fill: 'none' }))
    flow.put(
      box(60, 138, 475, 64, { stroke: ink, strokeWidth: 0.5 }),
      text(66, 148, paper.pick(['NOM ET ADRESSE DE L’ABONNE', 'ABONNE', 'DESTINATAIRE']), {
        size: 6.2,
        face: 'sans',
        color: ink,
      }),
    )
    const whom = paper.put(
      'document_holder_name',
      paper.chance(0.5) ? plain(client).toUpperCase() : `${client.last} ${client.first}`.toUpperCase(),
    )
    const rows = addressed(
      paper,
      'address',
      home(paper, 'MA').map((row) =>
        row
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .toUpperCase(),
      ),
    )
    ;[whom, ...rows].forEach((row, index) => flow.put(text(80, 162 + index * 11, row, { size: 9, face: 'mono' })))
    flow.put(
      box(345, 240, 190, 34, { stroke: ink, strokeWidth: 1.4 }),
      text(350, 249, paper.pick(['NET A PAYER DH', 'A PAYER', 'TOTAL A PAYER EN DIRHAMS', 'TTC A PAYER']), {
        size: 6.5,
        face: 'sans-bold',
        color: ink,
      }),
      text(528, 267, paper.put('amount_due', canonical(total), print), { size: 13, face: 'mono-bold', align: 'right' }),
    )
    if (paper.chance(0.75))
      flow.put(
        text(
          60,
          296,
          `${paper.pick(['A PAYER AVANT LE', 'DATE LIMITE', 'DERNIER DELAI DE PAIEMENT'])} ${paper.put('due_date', due, numeric(due, 'd/m/Y'))}`,
          { size: 9, face: 'mono-bold' },
        ),
      )
    flow.put(
      text(60, 312, 'LA PRESENTE FACTURE NE FAIT PAS PREUVE DU PAIEMENT DES FACTURES ANTERIEURES.', {
        size: 7,
        face: 'mono',
      }),
    )
    flow.put(
      text(
        60,
        330,
        `RELEVEUR ${paper.code('##')}   PROCHAINE RELEVE VERS LE ${numeric(addDays(issued, 28), 'd/m/y')}   POINT D’ENCAISSEMENT : SOUK EL HAD`,
        { size: 7, face: 'mono' },
      ),
    )
    flow.put(
      line(40, 352, 555, 352, { stroke: '#888' }),
      text(60, 372, 'COUPON', { size: 8, face: 'mono-bold', color: ink }),
      text(60, 390, `0${paper.code('##########')}  ${paper.code('######')}  ${String(total).padStart(8, '0')}>`, {
        size: 11,
        face: 'mono',
      }),
    )
    return flow.sheets()
  },
}
