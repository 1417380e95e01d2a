import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { capital, plain, somebody, title } from '../people.ts'
import { ago, canonical, french, money, numeric } from '../say.ts'

const offices = [
  'Office Régional des Barrages du Loukkos',
  'Agence Nationale des Sentiers et Oasis',
  'Université Moulay Bouazza',
  'Office des Halles de Tensift',
] as const
const ranks = [
  'Ingénieur d’État 1er grade',
  'Technicien 3e grade',
  'Administrateur 2e grade',
  'Professeur assistant',
  'Rédacteur 4e grade',
] as const
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** The pay statement of a public office: typed list of gains, then of deductions, net in words below; month in words, no period dates. */
export const maPayslipOffice: UnseenLayout = {
  name: 'ma-payslip-office',
  docType: 'payslip',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'a4',
      face: 'mono',
      size: 9,
      left: 70,
      right: 70,
      foot: 'Mod. PERS/14 bis – Imprimé le jour de la signature – Toute rature annule le présent document',
    })
    const worker = somebody(paper, 'MA')
    const office = paper.put('employer_name', paper.pick(offices))
    const end = addDays(numeric(ago(paper, 20, 300), 'Y-m-01'), -1)
    const signed = addDays(end, paper.between(1, 12))
    flow.c('ROYAUME DU MAROC', { face: 'serif', size: 10 })
    flow.c(office, { face: 'serif-bold', size: 12 })
    flow.c(
      paper.pick([
        'Division des Ressources Humaines',
        'Service du Personnel et de la Paie',
        'Direction Administrative et Financière',
      ]),
      { face: 'serif', size: 9, after: 14 },
    )
    const month = `${months[Number(end.slice(5, 7)) - 1]} ${end.slice(0, 4)}`
    flow.put(
      box(120, flow.y(), 355, 24, { stroke: '#333' }),
      text(
        297,
        flow.y() + 16,
        `${paper.pick(['ÉTAT DES ÉMOLUMENTS', 'FICHE DE PAIE', 'DÉCOMPTE DE TRAITEMENT'])} – ${month}`,
        { size: 11, face: 'serif-bold', align: 'middle' },
      ),
    )
    flow.gap(36)
    const facts: readonly (readonly [string, string])[] = [
      [
        'Nom & Prénom',
        `${title(worker)} ${paper.put('document_holder_name', paper.chance(0.5) ? capital(worker) : plain(worker))}`,
      ],
      [paper.pick(['Grade', 'Cadre', 'Fonction']), paper.put('occupation', paper.pick(ranks))],
      ['D.R.P.P.', paper.code('1######')],
      ['Échelle / Échelon', `${paper.between(8, 11)} / ${paper.between(1, 9)}`],
      ['Affiliation C.M.R.', paper.code('#######')],
      ...(paper.chance(0.6) ? [['Recruté(e) le', dateOf(ago(paper, 800, 9000))] as const] : []),
      ['Compte crédité', `${paper.code('### ### ************####')} ${paper.code('##')}`],
    ]
    function dateOf(date: string): string {
      return paper.put('hire_date', date, numeric(date, 'd-m-Y'))
    }
    for (const [caption, value] of facts) flow.pair(`${caption.padEnd(19, '.')}:`, value, 130)
    flow.rule()
    const pay = [
      ['Traitement de base', paper.between(280_000, 700_000)],
      ['Indemnité de résidence', paper.between(30_000, 70_000)],
      ['Indemnité de sujétion', paper.between(60_000, 250_000)],
      ['Indemnité d’encadrement', paper.between(0, 1) * 145_000],
      ['Allocations familiales', paper.between(0, 3) * 30_000],
    ] as const
    const gross = pay.reduce((sum, [, cents]) => sum + cents, 0)
    const held = [
      ['Pension civile (C.M.R.)', Math.round(gross * 0.14)],
      ['Assurance maladie obligatoire', Math.round(gross * 0.025)],
      ['Mutuelle – S.M.', Math.round(gross * 0.018)],
      ['Impôt sur le revenu', Math.round(gross * paper.pick([0.07, 0.11, 0.16]))],
      ['Œuvres sociales', 3_000],
    ] as const
    const lost = held.reduce((sum, [, cents]) => sum + cents, 0)
    const style = paper.pick([
      [' ', ','],
      ['.', ','],
      [' ', '.'],
    ] as const)
    const m = (cents: number) => money(cents, style[0], style[1])
    const row = (caption: string, value: string, bold = false) => {
      flow.p(caption, { after: 0, face: bold ? 'mono-bold' : 'mono' })
      flow.put(text(500, flow.y(), value, { size: 9, face: bold ? 'mono-bold' : 'mono', align: 'right' }))
    }
    flow.p('A – ÉLÉMENTS DE RÉMUNÉRATION', { face: 'mono-bold' })
    for (const [caption, cents] of pay) if (cents > 0) row(`  ${caption}`, m(cents))
    row(
      paper.pick(['Total brut', 'Salaire mensuel brut', 'TOTAL A']),
      paper.put('gross_pay', canonical(gross), m(gross)),
      true,
    )
    flow.gap(10)
    flow.p('B – RETENUES ET PRÉCOMPTES', { face: 'mono-bold' })
    for (const [caption, cents] of held) row(`  ${caption}`, m(cents))
    row(
      paper.pick(['Total des retenues', 'TOTAL B', 'Total des précomptes']),
      paper.put('deductions_total', canonical(lost), m(lost)),
      true,
    )
    flow.gap(8)
    flow.put(line(70, flow.y(), 525, flow.y(), { strokeWidth: 1.2 }))
    row(
      paper.pick(['NET MENSUEL (A - B)', 'Net mandaté', 'Net à percevoir']),
      `${paper.put('net_pay', canonical(gross - lost), m(gross - lost))} DH`,
      true,
    )
    flow.gap(26)
    flow.r(
      `${paper.pick(['Rabat', 'Ksar El Kébir', 'Béni Mellal', 'Oujda'])}, le ${paper.put('document_date', signed, french(signed))}`,
    )
    flow.r('Le Chef du Service du Personnel', { after: 40 })
    flow.r(`Signé : ${capital(somebody(paper, 'MA'))}`)
    flow.gap(20)
    flow.p(
      `Délivré à l’intéressé${worker.sex === 'F' ? 'e' : ''} sur sa demande pour servir et valoir ce que de droit. Prochain avancement d’échelon prévu en ${Number(end.slice(0, 4)) + 1}.`,
      { size: 7.5 },
    )
    return flow.sheets()
  },
}
