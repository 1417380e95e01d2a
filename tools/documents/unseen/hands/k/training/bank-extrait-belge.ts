import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, comma, dated, day, iban, line, lines, logo, movements, page, sum, text, turnover } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Banque Brabant Fortuna SA/NV', 'Crédit Sambre et Meuse SA', 'Argentis Banque SA', 'Belfort Banque S.A.']
const outs = ['PAIEMENT PAR CARTE DE DEBIT', 'DOMICILIATION EUROPEENNE', 'VIREMENT EN EUROS VERS LOYER', 'RETRAIT D ARGENT AU DISTRIBUTEUR', 'ORDRE PERMANENT EPARGNE', 'PAIEMENT MOBILE']
const ins = ['VIREMENT EN EUROS DE L EMPLOYEUR SRL', 'VIREMENT INSTANTANE RECU', 'ALLOCATIONS FAMILIALES']

/** A Belgian extract: movements in two lines with a sign behind the amount, old and new balance in boxes, the account as an IBAN. */
export const bankExtraitBelge: UnseenLayout = {
  name: 'bank-extrait-belge',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const end = monthEnd(paper.today, paper.between(1, 5))
    const start = `${end.slice(0, 8)}01`
    const opening = paper.between(4000, 760000)
    const moved = movements(paper, { start, end, opening, count: paper.between(6, 11) }, { ins, outs })
    const { ins: credits, outs: debits } = turnover(moved)
    const closing = opening + credits - debits
    const signed = (cents: number) => `${comma(Math.abs(cents))} ${cents < 0 ? '-' : '+'}`
    const who = somebody(paper, 'BE')
    const name = paper.put('document_holder_name', paper.pick([`${who.surname} ${who.given}`.toUpperCase(), `${who.given} ${who.surname}`]))
    const title = paper.chance(0.5) ? (who.sex === 'F' ? 'MME ' : 'M. ') : ''
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const base = paper.code('3#########')
    const number = iban('BE', `${base}${String(Number(base) % 97 || 97).padStart(2, '0')}`)
    const green = paper.pick(['#00915a', '#c30045', '#12307a', '#5b2d86'])
    const wordy = paper.chance(0.4)
    const form = (iso: string) => (wordy ? day(iso, 'D M YYYY', 'fr') : day(iso, 'DD-MM-YYYY'))
    const spread = paper.pick([30, 33, 28])
    const right = paper.chance(0.5)
    paper.put('currency', 'EUR')
    const rows = moved.flatMap(({ date, what, cents }, index) => {
      const y = 352 + index * spread
      return [
        text(52, y, String(index + 1).padStart(4, '0'), { size: 7, face: 'sans' }),
        text(84, y, day(date, 'DD-MM'), { size: 7.5, face: 'sans' }),
        text(126, y, what, { size: 7.5, face: 'sans' }),
        text(126, y + 10, `DATE VALEUR : ${day(date, 'DD/MM/YYYY')}  REFERENCE BANQUE : ${paper.code('26########')}`, { size: 6, face: 'sans', color: '#555' }),
        text(545, y, signed(cents), { size: 8, face: 'sans', align: 'right' }),
        line(50, y + 15, 548, y + 15, { stroke: '#ccc', strokeWidth: 0.4 }),
      ]
    })
    const foot = 352 + moved.length * spread + 6
    const issued = addDays(end, paper.pick([1, 2, 3]))
    return [
      page(paper, [
        logo(paper.pick(['tile', 'wave', 'ring'] as const), { x: 50, y: 36, size: 34 }, green, issuer.charAt(0)),
        text(545, 50, paper.pick(['Extrait de compte', 'EXTRAIT DE COMPTE MENSUEL', 'Extraits de votre compte à vue']), { size: 13, face: 'sans-bold', color: green, align: 'right' }),
        text(545, 64, `N° ${paper.between(1, 12)} / 2026 - page 1/1`, { size: 8, align: 'right' }),
        lines(right ? 310 : 60, 130, 13, [`${title}${name}`, ...addressed(paper, home(paper, 'BE'))], { size: 9.5, face: 'sans' }),
        lines(right ? 60 : 330, 130, 12, ['Votre agence', `${paper.pick(['Place d’Armes 8', 'Grand-Place 21', 'Bd de la Sauvenière 90'])}`, paper.pick(['5000 Namur', '1400 Nivelles', '4000 Liège']), `Tél. 0${paper.code('#/###.##.##')}`], { size: 7.5, color: '#555' }),
        text(50, 226, `${paper.pick(['Numéro de compte', 'Compte', 'Compte à vue n°'])} : ${paper.put('account_number', number)}`, { size: 9, face: 'sans-bold' }),
        text(50, 240, `IBAN ${paper.put('iban', number)} · BIC BRFOBEBB · Titulaire : ${name}`, { size: 7.5 }),
        text(50, 256, `Mouvements du ${dated(paper, 'period_start', start, form(start))} au ${dated(paper, 'period_end', end, form(end))}  -  date de l'extrait : ${dated(paper, 'document_date', issued, form(issued))}`, { size: 8 }),
        box(50, 274, 240, 34, { stroke: green }),
        box(306, 274, 242, 34, { stroke: green, fill: '#f3f3f3' }),
        text(56, 286, paper.pick(['Solde précédent', 'Ancien solde', 'Solde de départ']), { size: 7.5 }),
        text(284, 300, `EUR ${sum(paper, 'opening_balance', opening, signed(opening))}`, { size: 9.5, face: 'sans-bold', align: 'right' }),
        text(312, 286, paper.pick(['Nouveau solde', 'Solde actuel', 'Solde final']), { size: 7.5 }),
        text(542, 300, `EUR ${sum(paper, 'closing_balance', closing, signed(closing))}`, { size: 9.5, face: 'sans-bold', align: 'right' }),
        text(50, 330, 'N°        Date        Description de l’opération', { size: 7, face: 'sans-bold' }),
        text(545, 330, 'Montant EUR', { size: 7, face: 'sans-bold', align: 'right' }),
        line(50, 336, 548, 336, { stroke: green, strokeWidth: 1.2 }),
        rows,
        text(126, foot, `Total des débits : ${sum(paper, 'total_debits', debits, comma(debits))} -      Total des crédits : ${sum(paper, 'total_credits', credits, comma(credits))} +`, { size: 7.5, face: 'sans' }),
        lines(50, 790, 8, [`${issuer} - Siège social : rue Royale 20, 1000 Bruxelles - RPM Bruxelles - TVA BE 0${paper.code('4##.###.###')} - FSMA n° ${paper.code('0#####')}A`, 'Garantie des dépôts : voir verso. Les opérations contestées doivent être signalées sans délai.'], { size: 6, color: '#555' }),
      ]),
    ]
  },
}
