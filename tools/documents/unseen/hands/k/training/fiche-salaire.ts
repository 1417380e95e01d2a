import { monthEnd, addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, cells, comma, dated, day, grid, line, lines, page, spaced, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const employers = ['Fonderies de la Moselle s.à r.l.', 'Cabinet Weiler & Associés', 'Transports Ardenne-Express S.A.', 'Boulangerie du Limpertsberg s.à r.l.-S', 'Fiduciaire Kirchberg S.A.']
const jobs = ['Comptable', 'Chauffeur-livreur', 'Assistante de direction', 'Ouvrier qualifié', 'Analyste crédit', 'Vendeur']

/** A Luxembourg wage slip: contributions in base, rate and amount, tax class, credit of tax, gross, taxable and net one after the other. */
export const ficheSalaire: UnseenLayout = {
  name: 'fiche-salaire',
  docType: 'payslip',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const end = monthEnd(paper.today, paper.between(1, 7))
    const start = `${end.slice(0, 8)}01`
    const paid = addDays(end, -paper.between(0, 4))
    const gross = paper.between(282000, 690000)
    const [sick, cash, pension, care] = [Math.round(gross * 0.028), Math.round(gross * 0.0025), Math.round(gross * 0.08), Math.round((gross - 66000) * 0.014)]
    const social = sick + cash + pension
    const taxable = gross - social
    const tax = Math.round((taxable - 150000) * 0.17)
    const off = social + care + tax
    const net = gross - off
    const who = somebody(paper, 'LU')
    const name = paper.put('document_holder_name', paper.pick([`${who.surname.toUpperCase()} ${who.given}`, `${who.given} ${who.surname}`, `${who.given} ${who.surname.toUpperCase()}`]))
    const employer = paper.put('employer_name', paper.pick(employers))
    const amount = paper.pick([spaced, comma])
    const form = paper.pick(['DD/MM/YYYY', 'DD.MM.YYYY', 'DD/MM/YY'])
    const hired = `20${paper.pick(['08', '13', '19', '23'])}-${paper.pick(['02', '09', '10'])}-${paper.pick(['01', '15'])}`
    const job = paper.pick(jobs)
    const hasJob = paper.chance(0.7)
    const birth = `19${paper.code('7#')}0${paper.between(1, 9)}1${paper.code('#')}`
    const tint = paper.pick(['#e9eef6', '#f4efe2', '#eee'])
    const right = paper.chance(0.6)
    const table = grid({ y: 318, leading: 17, edges: [46, -330, -410, -545] }, [
      [paper.pick(['Salaire mensuel de base', 'Traitement de base', 'Appointements']), '173,00', '', amount(gross)],
      [paper.pick(['TOTAL BRUT', 'Salaire brut', 'Rémunération brute']), '', '', sum(paper, 'gross_pay', gross, amount(gross))],
      ['Caisse de maladie - soins', amount(gross), '2,80 %', amount(-sick)],
      ['Caisse de maladie - espèces', amount(gross), '0,25 %', amount(-cash)],
      ['Assurance pension', amount(gross), '8,00 %', amount(-pension)],
      ['Montant imposable', '', '', amount(taxable)],
      [`Impôts (classe ${paper.pick(['1', '1a', '2'])})`, '', '', amount(-tax)],
      ['Assurance dépendance', amount(gross - 66000), '1,40 %', amount(-care)],
      [paper.pick(['Total des retenues', 'TOTAL RETENUES']), '', '', sum(paper, 'deductions_total', off, amount(off))],
    ], { size: 8.5 })
    return [
      page(paper, [
        text(46, 52, employer, { size: 12, face: 'sans-bold' }),
        lines(46, 66, 10, ['12, rue de l’Industrie', 'L-8069 Bertrange', `Matricule employeur ${paper.code('20## #### ###')}`], { size: 7.5 }),
        text(545, 52, paper.pick(['FICHE DE SALAIRE', 'Décompte de rémunération', 'BULLETIN DE SALAIRE']), { size: 12, align: 'right', face: 'sans' }),
        text(545, 66, day(end, 'M YYYY', 'fr'), { size: 9, align: 'right' }),
        lines(right ? 320 : 60, 120, 12.5, [`${who.sex === 'F' ? 'Mme' : 'M.'} ${name}`, ...home(paper, 'LU')], { size: 9.5, face: 'sans' }),
        cells({ x: 44, y: 210, height: 28, fill: tint }, [
          [126, 'Matricule', `${birth}${paper.code('#####')}`],
          [100, paper.pick(["Date d'entrée", 'Entrée', 'En service depuis le']), dated(paper, 'hire_date', hired, day(hired, form))],
          [160, hasJob ? paper.pick(['Fonction', 'Emploi', 'Profession']) : 'Service', hasJob ? paper.put('occupation', job) : paper.pick(['Site Sud', 'Administration'])],
          [118, paper.pick(['Date de paiement', 'Payé le', 'Date de virement']), dated(paper, 'document_date', paid, day(paid, form))],
        ]),
        cells({ x: 44, y: 238, height: 28 }, [
          [226, 'Période de paie', `${paper.pick(['du', 'Du'])} ${dated(paper, 'pay_period_start', start, day(start, form))} au ${dated(paper, 'pay_period_end', end, day(end, form))}`],
          [78, 'Indice', '968,04'],
          [100, 'Heures', '173,00'],
          [100, 'Congé restant', `${paper.between(1, 26)},0 j`],
        ]),
        box(44, 284, 504, 17, { fill: tint }),
        grid({ y: 296, leading: 10, edges: [46, -330, -410, -545] }, [['Rubrique', 'Base', 'Taux', 'Montant EUR']], { face: 'narrow-bold', size: 8 }).marks,
        table.marks,
        line(44, table.y - 6, 548, table.y - 6),
        text(46, table.y + 12, paper.pick(['NET À PAYER', 'Net à verser', 'Salaire net']), { size: 11, face: 'sans-bold' }),
        text(545, table.y + 12, `${sum(paper, 'net_pay', net, amount(net))} €`, { size: 11, face: 'sans-bold', align: 'right' }),
        text(46, table.y + 34, `Virement sur compte LU** **** **** ${paper.code('####')}. Part patronale : ${amount(Math.round(gross * 0.131))}`, { size: 7.5 }),
        lines(46, 700, 11, ['Cumuls annuels', `Imposable : ${amount(taxable * Number(end.slice(5, 7)))}   Impôts : ${amount(tax * Number(end.slice(5, 7)))}`, 'À conserver sans limitation de durée.'], { size: 7.5 }),
      ]),
    ]
  },
}
