import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, comma, dated, day, grid, line, lines, logo, page, paragraph, spaced, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Caisse générale d’assurance vieillesse', 'Office national des retraites', 'Fonds des pensions du secteur public', 'Caisse de pension des artisans et commerçants']

/** A Luxembourg or Belgian note of a pension fund in French: the decision, elements of the pension at the index, deductions from the month, net as a further amount. */
export const pensionFrench: UnseenLayout = {
  name: 'pension-francais',
  docType: 'pension_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const land = paper.pick(['LU', 'BE'] as const)
    const issued = addDays(paper.today, -paper.between(10, 260))
    const parts = [paper.between(38000, 61000), paper.between(60000, 260000), paper.between(5000, 30000)]
    const month = parts.reduce((all, part) => all + part, 0)
    const [sick, care] = [Math.round(month * 0.028), Math.round(month * 0.011)]
    const tax = Math.round(month * paper.pick([0.06, 0.11, 0.154]))
    const who = somebody(paper, land)
    const name = paper.put('document_holder_name', paper.pick([`${who.surname.toUpperCase()} ${who.given}`, `${who.given} ${who.surname}`]))
    const title = who.sex === 'F' ? 'Madame' : 'Monsieur'
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const amount = paper.pick([spaced, comma])
    const form = paper.pick(['D M YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY'])
    const at = (iso: string) => day(iso, form, 'fr')
    const color = paper.pick(['#a6192e', '#005b99', '#4c6a2e'])
    const printed = sum(paper, 'monthly_amount', month, amount(month))
    const hasYear = paper.chance(0.5)
    const yearly = hasYear ? `, soit ${sum(paper, 'annual_income', month * 12, amount(month * 12))} EUR par an` : ''
    const intro = paragraph({ x: 60, y: 292, width: 475, leading: 14 }, `${title}, ${paper.pick(['nous vous informons que', 'suite à la tranche indiciaire échue,', 'comme suite à votre demande,'])} votre pension de ${paper.pick(['vieillesse', 'retraite', 'survie'])} est fixée, à partir du ${at('2026-05-01')}, au montant mensuel brut de ${printed} EUR${yearly}. Le décompte ci-dessous remplace le précédent.`, { size: 9.3, face: 'sans' })
    const table = grid({ y: intro.y + 34, leading: 18, edges: [62, -535] }, [
      ['Majorations forfaitaires', amount(parts[0] ?? 0)],
      ['Majorations proportionnelles', amount(parts[1] ?? 0)],
      ['Allocation de fin d’année (1/12)', amount(parts[2] ?? 0)],
      [paper.pick(['Pension mensuelle brute', 'Total brut mensuel', 'Montant mensuel brut']), printed],
      ['Assurance maladie 2,80 %', amount(-sick)],
      ['Assurance dépendance / solidarité', amount(-care)],
      ['Retenue d’impôt', amount(-tax)],
      [paper.pick(['Net versé', 'Montant net', 'Virement sur votre compte']), amount(month - sick - care - tax)],
    ], { size: 9, face: 'sans' })
    const side = paper.chance(0.5)
    return [
      page(paper, [
        logo(paper.pick(['wave', 'tile', 'disc'] as const), { x: 60, y: 36, size: 40 }, color, issuer.charAt(0)),
        text(side ? 545 : 130, 58, issuer, { size: 11, face: 'sans-bold', align: side ? 'right' : 'left' }),
        lines(side ? 545 : 130, 72, 10, land === 'LU' ? ['1a, boulevard Prince Henri', 'L-1724 Luxembourg'] : ['Tour du Midi, esplanade de l’Europe 1', '1060 Bruxelles'], { size: 7.5, align: side ? 'right' : 'left', color: '#555' }),
        lines(side ? 62 : 320, 136, 13, [title, name, ...home(paper, land)], { size: 9.5, face: 'sans' }),
        cells({ x: 60, y: 220, height: 28, stroke: color }, [
          [150, paper.pick(['Matricule', 'Numéro national', 'N° de dossier']), paper.code('19## 0# 1# #####')],
          [160, paper.pick(['Notre référence', 'Gestionnaire']), paper.pick(['DP/23/Weis', 'Mme Hilbert, bureau 214', 'R. Collard'])],
          [165, paper.pick(['Date', 'Émis le', 'Date du document']), dated(paper, 'document_date', issued, at(issued))],
        ]),
        text(60, 272, paper.pick(['RELEVÉ DE PENSION', 'Titre de pension', 'Concerne : adaptation de votre pension']), { size: 11, face: 'sans-bold', color }),
        intro.marks,
        line(60, intro.y + 16, 537, intro.y + 16, { stroke: color }),
        table.marks,
        line(60, table.y - 8, 537, table.y - 8, { stroke: color }),
        lines(60, table.y + 20, 13, [`Le paiement a lieu l’avant-dernier jour ouvrable du mois sur le compte **** ${paper.code('####')}.`, 'Un certificat de vie peut vous être demandé chaque année.', 'La présente peut faire l’objet d’une opposition dans les quarante jours de sa notification.'], { size: 8.2, face: 'sans' }),
        lines(320, 700, 14, ['Le président de la caisse,', paper.pick(['Fernand Lepage', 'C. Ruppert', 'Nadine Goffinet'])], { size: 9, face: 'sans' }),
        text(60, 800, `${issuer} - heures d’ouverture 8.00 à 16.00 - téléphone ${paper.code('22 41 41-#')}`, { size: 6.5, color: '#666' }),
      ]),
    ]
  },
}
