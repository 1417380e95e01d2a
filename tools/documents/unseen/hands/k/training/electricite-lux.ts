import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, comma, dated, day, grid, iban, line, lines, logo, page, spaced, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Letzstroum Energie S.A.', 'Sudgaz et Courant S.A.', 'Énergies du Müllerthal s.à r.l.', 'Electris Moselle S.A.']

/** A Luxembourg invoice for electricity in French: the sender in the right margin, advance payments deducted, instructions for a transfer. */
export const electriciteLux: UnseenLayout = {
  name: 'electricite-lux',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(3, 140))
    const [from, to] = [addDays(issued, -366), addDays(issued, -6)]
    const index = paper.between(10000, 20000)
    const kwh = paper.between(1800, 6200)
    const [energy, network] = [Math.round(kwh * 15.9), Math.round(kwh * 7.4) + 7200]
    const taxes = Math.round(kwh * 1.2)
    const vat = Math.round((energy + network + taxes) * 0.08)
    const gross = energy + network + taxes + vat
    const each = Math.floor(gross / 14 / 100) * 100
    const advances = each * paper.pick([10, 11, 12])
    const due = gross - advances
    const payBy = addDays(issued, paper.pick([15, 20, 30]))
    const who = somebody(paper, 'LU')
    const name = paper.put('document_holder_name', paper.pick([who.name, `${who.surname.toUpperCase()} ${who.given}`, `${who.given} ${who.surname.toUpperCase()}`]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const amount = paper.pick([spaced, comma])
    const form = paper.pick(['DD.MM.YYYY', 'D M YYYY', 'DD/MM/YYYY'])
    const at = (iso: string) => day(iso, form, 'fr')
    const color = paper.pick(['#00a19a', '#7a1f3d', '#31508c'])
    const margin = paper.chance(0.5)
    const sender = [issuer, '2, rue Thomas Edison', 'L-1445 Strassen', `T ${paper.code('26 ## ## ##')}`, 'R.C.S. Luxembourg B ' + paper.code('##.###'), `TVA LU${paper.code('########')}`, 'Service client', 'lu-ve 8.00-17.00 h', 'Dépannage 24/7', paper.code('80 0# ## ##')]
    const label = paper.pick(['Montant à payer', 'Solde à payer', 'Solde en notre faveur', 'Total à régler'])
    const facts = [
      [paper.pick(['Compte contrat', 'N° de compte contrat', 'N° de compte']), paper.put('account_number', paper.code('4000######'))],
      ['Facture n°', paper.code('2026/#######')],
      [paper.pick(['Date de facture', 'Date', 'Émise le']), dated(paper, 'document_date', issued, at(issued))],
      [paper.pick(['Échéance', 'À payer avant le', 'Date d’échéance']), dated(paper, 'due_date', payBy, at(payBy))],
      ['POD', paper.code('LU00000100000000000000##########')],
    ]
    const table = grid({ y: 352, leading: 19, edges: [50, -330, -440] }, [
      ['Fourniture d’énergie « Naturstroum »', `${spaced(kwh * 100).slice(0, -3)} kWh`, amount(energy)],
      ['Utilisation du réseau', '', amount(network)],
      ['Taxe électricité et mécanisme de compensation', '', amount(taxes)],
      ['TVA 8 %', '', amount(vat)],
      [paper.pick(['Total facture TTC', 'Montant de la consommation TTC']), '', amount(gross)],
      [paper.pick(['Acomptes facturés', './. avances demandées']), '', amount(-advances)],
    ], { size: 8.5 })
    return [
      page(paper, [
        logo(paper.pick(['wave', 'disc', 'ring'] as const), { x: 470, y: 34, size: 40 }, color, issuer.charAt(0)),
        lines(margin ? 470 : 320, 100, 11, sender, { size: 7, color: '#555' }),
        lines(62, 132, 13, [...(paper.chance(0.5) ? [who.sex === 'F' ? 'Madame' : 'Monsieur'] : []), name, ...addressed(paper, home(paper, 'LU'))], { size: 9.5, face: 'sans' }),
        text(50, 218, paper.pick(['Décompte annuel d’électricité', 'FACTURE - Électricité', 'Votre facture de régularisation']), { size: 14, face: 'sans-bold', color }),
        grid({ y: 240, leading: 12.5, edges: [50, 150] }, facts, { size: 8 }).marks,
        text(50, 314, `Période du ${at(from)} au ${at(to)} - Point de fourniture : voir adresse ci-dessus`, { size: 8 }),
        line(50, 324, 442, 324, { stroke: color }),
        grid({ y: 335, leading: 10, edges: [50, -330, -440] }, [['Désignation', 'Quantité', 'EUR']], { face: 'narrow-bold' }).marks,
        table.marks,
        line(50, table.y - 8, 442, table.y - 8, { stroke: color, strokeWidth: 1.4 }),
        text(50, table.y + 8, label, { size: 11, face: 'sans-bold' }),
        text(440, table.y + 8, `${sum(paper, 'amount_due', due, amount(due))} €`, { size: 11, face: 'sans-bold', align: 'right' }),
        lines(50, table.y + 40, 13, [`Votre nouvel acompte mensuel s’élève à ${amount(each + 500)} € dès le mois prochain.`, paper.pick(['Sans domiciliation, veuillez virer le solde en rappelant le numéro de facture.', 'Merci de régler par virement ou via l’application.']), `IBAN : ${iban('LU', paper.code('001#############'))}   BIC : BCEELULL`], { size: 8 }),
        lines(50, 610, 12, ['Relevé de compteur', `Compteur ${paper.code('1ELS########')}   index ancien ${index}   index nouveau ${index + kwh}`, `Consommation de l’année précédente : ${kwh + 214} kWh`], { size: 7.5 }),
        lines(50, 780, 9, ['Toute réclamation est à adresser au fournisseur dans un délai d’un mois. Médiateur de l’énergie : Institut de régulation, Luxembourg.', `${issuer} - société anonyme au capital de 5 000 000 EUR`], { size: 6.3, color: '#555' }),
      ]),
    ]
  },
}
