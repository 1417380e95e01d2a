import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, cells, comma, dated, day, grid, line, lines, page, paragraph, shape, sum, text } from '../kit.ts'
import { home, people } from '../people.ts'

const issuers = ['Service public régional Fiscalité', 'Administration fiscale de la Région', 'Bruxelles-Région Fiscalité', 'SPW Recettes fiscales']

/** A Belgian assessment of tax on buildings: roll article, cadastral income that is indexed, three levels of additional percentages, transfer form. */
export const precompte: UnseenLayout = {
  name: 'precompte',
  docType: 'property_tax_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const sent = addDays(paper.today, -paper.between(4, 100))
    const payBy = addDays(sent, 61)
    const year = paper.put('tax_year', paper.pick(['2026', '2026', '2025']))
    const income = paper.between(420, 2600) * 100
    const indexed = Math.round(income * 2.2446)
    const base = Math.round(indexed * 0.0125)
    const [province, town] = [Math.round(base * 15), Math.round(base * paper.pick([26, 27.5, 28.5]))]
    const cut = paper.chance(0.4) ? 25000 : 0
    const due = base + province + town - Math.min(cut, base)
    const owners = people(paper, 'BE', paper.pick([1, 1, 2] as const))
    const names = owners.map(({ given, surname }) => `${surname.toUpperCase()} ${given}`)
    paper.put('document_holder_name', names.join('; '), names[0])
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const roll = paper.put('roll_number', paper.pick([paper.code(`7#######${paper.between(1, 9)}`), paper.code(`${year} / 7######## / 25###`)]))
    const form = paper.pick(['DD/MM/YYYY', 'DD-MM-YYYY', 'D M YYYY'])
    const at = (iso: string) => day(iso, form, 'fr')
    const label = paper.pick(['Montant à payer', 'TOTAL À PAYER', 'Solde à payer', 'Montant dû'])
    const date = paper.pick(["Date d'envoi", "Date d'envoi de l'avertissement-extrait de rôle", 'Envoyé le'])
    const gold = paper.pick(['#c8102e', '#00695c', '#3f51b5'])
    const intro = paragraph({ x: 50, y: 252, width: 495, leading: 12.5 }, `Madame, Monsieur, vous trouverez ci-dessous le calcul de votre précompte immobilier pour l'exercice d'imposition ${year}. Vous êtes redevable de cet impôt si vous étiez propriétaire, possesseur ou usufruitier au 1er janvier ${year}. ${paper.chance(0.5) ? 'Même si vous introduisez une réclamation, vous devez payer dans le délai.' : ''}`, { size: 8.5 })
    const amount = sum(paper, 'amount_due', due, comma(due))
    const table = grid({ y: 400, leading: 17, edges: [52, -430, -540] }, [
      [`Base : RC indexé ${comma(indexed)} EUR x 1,25 %`, '', comma(base)],
      [`Centimes additionnels province 1.500`, '', comma(province)],
      [`Centimes additionnels commune`, '', comma(town)],
      ...(cut > 0 ? [['Réduction (habitation modeste)', '', comma(-Math.min(cut, base))]] : []),
    ], { size: 8.5 })
    const flip = paper.chance(0.5)
    return [
      page(paper, [
        shape('M50 40 L80 40 L65 72 Z', { fill: gold }),
        text(88, 54, issuer, { size: 12, face: 'sans-bold' }),
        lines(88, 66, 9, ['Direction de la perception', 'Avenue Gouverneur Bovesse 29 - 5100 JAMBES', `www.fiscalite.example - tél. 081 ${paper.code('## ## ##')}`], { size: 7 }),
        lines(flip ? 320 : 64, 138, 12.5, [...names, ...addressed(paper, home(paper, 'BE'))], { size: 9, face: 'sans' }),
        grid({ y: 130, leading: 20, edges: [flip ? 50 : 340] }, [[date], ['Article du rôle'], ['Numéro national'], ['Commune']], { size: 6.5, color: '#555' }).marks,
        grid({ y: 139, leading: 20, edges: [flip ? 50 : 340] }, [[dated(paper, 'document_date', sent, at(sent))], [roll], [paper.code('##.0#.1#-###.##')], [paper.pick(['92094 NAMUR', '62063 LIEGE', '21009 IXELLES'])]], { size: 8.5, face: 'sans' }).marks,
        text(50, 228, `${paper.pick(['Avertissement-extrait de rôle', 'AVERTISSEMENT-EXTRAIT DE RÔLE'])} - Précompte immobilier - Exercice d'imposition ${year}`, { size: 9.5, face: 'sans-bold' }),
        intro.marks,
        cells({ x: 50, y: 316, height: 28 }, [[190, 'Situation du bien (parcelle cadastrale)', paper.code('C 0### @ 2 P0000')], [120, 'Nature', paper.pick(['MAISON', 'APPARTEMENT', 'TERRAIN'])], [90, 'RC non indexé', comma(income)], [95, 'Quotité', '1/1']]),
        box(50, 370, 495, 16, { fill: '#e8e8e8' }),
        text(52, 381, 'Calcul de l’impôt', { face: 'narrow-bold' }),
        text(540, 381, 'EUR', { face: 'narrow-bold', align: 'right' }),
        table.marks,
        line(50, table.y - 6, 545, table.y - 6),
        text(52, table.y + 10, label, { face: 'sans-bold', size: 11 }),
        text(540, table.y + 10, `${amount} EUR`, { face: 'sans-bold', size: 11, align: 'right' }),
        text(52, table.y + 30, `Ce montant doit être payé au plus tard le ${at(payBy)} sur le compte BE43 6792 0023 8401.`, { size: 8.5 }),
        lines(50, 560, 10.5, ['Réclamation : dans les six mois à compter du troisième jour ouvrable qui suit la date d’envoi.', 'Rendu exécutoire le 1er du mois par le fonctionnaire délégué, J.-P. Grandjean, inspecteur général.', 'Intérêts de retard : 4 % par an. Un plan d’apurement peut être demandé en ligne.'], { size: 7.2 }),
        box(0, 640, 595, 180, { fill: '#fff5f0' }),
        text(50, 662, 'ORDRE DE VIREMENT EUROPEEN', { size: 9, face: 'sans-bold', color: gold }),
        cells({ x: 50, y: 674, height: 30, stroke: gold }, [[330, 'Compte donneur d’ordre (IBAN)', ''], [165, 'Montant EUR', amount]]),
        cells({ x: 50, y: 704, height: 30, stroke: gold }, [[330, 'Compte bénéficiaire (IBAN)', 'BE43 6792 0023 8401'], [165, 'BIC bénéficiaire', 'PCHQBEBB']]),
        cells({ x: 50, y: 734, height: 30, stroke: gold }, [[330, 'Nom du bénéficiaire', issuer], [165, 'Communication structurée', paper.code('+++###/####/#####+++')]]),
      ]),
    ]
  },
}
