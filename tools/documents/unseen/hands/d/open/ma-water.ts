import { addDays } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, bare, canonical, dayFirst, fitted, putAddress } from '../kit.ts'
import { moroccan, moroccanHome, moroccanIssuers } from '../people.ts'

const green = '#2f6b4f'
const mono = { face: 'mono', size: 9 } as const

/** A pre-printed green form filled by a line printer, in capitals; the lower half is the stub for the cashier, with the same values. */
export const maWater: UnseenLayout = {
  name: 'ma-water',
  docType: 'utility_bill',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = moroccan(paper)
    const edited = addDays('2026-07-02', paper.between(0, 90))
    const due = addDays(edited, 15)
    const issuer = paper.pick(moroccanIssuers.water)
    const name = `${bare(holder.surname)} ${bare(holder.given)}`
    const [street, town] = moroccanHome(paper)
    const home = [bare(street), town]
    const used = paper.between(7, 38)
    const old = paper.between(120, 2900)
    const [water, fee] = [used * 254 + 17, 1800]
    const tax = Math.round((water + fee) * 0.08)
    const stamp = 100
    const total = water + fee + tax + stamp
    const contract = paper.code('3####-####')
    const printed = amount(total, 'none')
    const caption = (x: number, y: number, width: number, content: string, value: string): Mark[] => [
      box(x, y, width, 30, { stroke: green, strokeWidth: 0.7 }),
      text(x + 3, y + 8, content, { size: 5.8, color: green }),
      fitted(x + 5, y + 23, width - 10, value, mono),
    ]
    const period = `${paper.pick(['2E', '3E'])} TRIM 2026`
    const marks: Mark[] = [
      shape('M40 60 C40 44 56 34 56 28 C56 34 72 44 72 60 C72 78 40 78 40 60 Z', { fill: green }),
      text(84, 48, paper.put('issuer_name', issuer), { size: 10.5, face: 'serif-bold', color: green }),
      text(84, 61, 'Direction régionale – Branche Eau', { size: 8, face: 'serif', color: green }),
      text(555, 48, 'QUITTANCE D’EAU', { size: 11, face: 'serif-bold', color: green, align: 'right' }),
      text(555, 61, `Modèle 14 bis      N° ${paper.code('######')}`, { size: 7, color: green, align: 'right' }),
      ...caption(40, 90, 120, 'N° CONTRAT', paper.put('account_number', contract)),
      ...caption(160, 90, 90, 'N° COMPTEUR', paper.code('##-######')),
      ...caption(250, 90, 90, 'PERIODE', period),
      ...caption(40, 120, 120, 'DATE D’EDITION', paper.put('document_date', edited, dayFirst(edited, '/', true))),
      ...caption(160, 120, 90, 'DATE LIMITE DE PAIEMENT', paper.put('due_date', due, dayFirst(due, '/', true))),
      ...caption(250, 120, 90, 'CALIBRE / USAGE', '15 / DOM'),
      fitted(360, 104, 195, paper.put('document_holder_name', name), { ...mono, size: 10 }),
      ...putAddress(paper, home).map((row, index) => fitted(360, 120 + index * 14, 195, row, { ...mono, size: 10 })),
      ...caption(40, 170, 75, 'ANCIEN INDEX', String(old)),
      ...caption(115, 170, 75, 'NOUVEL INDEX', String(old + used)),
      ...caption(190, 170, 75, 'CONSOM. M3', String(used)),
      ...caption(265, 170, 75, 'EAU HT', amount(water, 'none')),
      ...caption(340, 170, 72, 'REDEV. FIXE', amount(fee, 'none')),
      ...caption(412, 170, 72, 'TVA 8%', amount(tax, 'none')),
      ...caption(484, 170, 72, 'DROIT DE TIMBRE', amount(stamp, 'none')),
      box(340, 208, 216, 34, { stroke: green, strokeWidth: 1.4 }),
      text(346, 218, 'TOTAL A PAYER EN DIRHAMS', { size: 6.5, color: green }),
      text(548, 235, `***${paper.put('amount_due', canonical(total), printed)}`, { ...mono, size: 13, align: 'right' }),
      text(40, 222, 'ARRETEE LA PRESENTE FACTURE A LA SOMME CI-CONTRE.', { ...mono, size: 7.5 }),
      text(40, 236, 'AUCUN IMPAYE A CE JOUR. MERCI.', { ...mono, size: 7.5 }),
      text(
        40,
        268,
        'En cas de non paiement à la date limite, la fourniture d’eau peut être suspendue sans autre avis. Frais de coupure : 54,00 DH.',
        { size: 7, color: green },
      ),
      text(40, 279, 'Réclamations : au guichet de votre centre ou par écrit, en rappelant le numéro de contrat.', {
        size: 7,
        color: green,
      }),
      line(30, 306, 565, 306, { stroke: '#888', strokeWidth: 0.5 }),
      text(297, 303, '- - - - - - -  Talon à remettre au caissier avec votre paiement  - - - - - - -', {
        size: 6.5,
        align: 'middle',
        color: green,
      }),
      ...caption(40, 320, 120, 'N° CONTRAT', contract),
      ...caption(160, 320, 90, 'PERIODE', period),
      ...caption(250, 320, 110, 'LOCALITE / CENTRE', paper.code('## / ###')),
      ...caption(360, 320, 100, 'MONTANT DH', printed),
      ...caption(460, 320, 96, 'PAYABLE AVANT LE', dayFirst(due, '/', true)),
      fitted(40, 372, 300, `${name}   ${home[1]}`, { ...mono, size: 8 }),
      text(555, 372, paper.code('>########0###########+###< 26'), { ...mono, size: 9, align: 'right' }),
      text(40, 408, 'SPECIMEN – imprimé fictif', { size: 6, color: green }),
    ]
    return [{ ...a4Sheet(marks, '#fdfefb'), height: 421 }]
  },
}
