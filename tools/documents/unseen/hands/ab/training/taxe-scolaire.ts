import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Quebec school tax account: school year, boxes with captions in small capitals, two payments. */
export const taxeScolaire: UnseenLayout = {
  name: 'taxe-scolaire',
  docType: 'property_tax_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'qc')
    const owners = paper.chance(0.5) ? [next('F'), next('M')] : [next()]
    const [first = next()] = owners
    const p = pen('narrow', '#102a43')
    const issued = addDays('2026-07-06', paper.between(0, 12))
    const office = paper.pick(['des Hautes-Rivières', 'du Val-Boisé', 'des Trois-Lacs', 'de la Pointe-Claire'])
    p.b(40, 50, 'COMPTE DE TAXE SCOLAIRE', 15)
    p.t(40, 66, 'Année scolaire du 1er juillet 2026 au 30 juin 2027', 9)
    p.r(572, 50, paper.put('issuer_name', `Centre de services scolaire ${office}`), 10.5, { face: 'narrow-bold' })
    p.r(572, 64, 'Service de la taxation', 8.5)
    const value = paper.between(190, 640) * 1000
    const tax = Math.round((value - 25000) * 0.0008 * 100)
    const boxes = [
      ['MATRICULE', paper.put('roll_number', paper.code('####-##-####-#-000-0000'))],
      ['NO DE DOSSIER', paper.code('#######')],
      ['DATE DE FACTURATION', day(paper, 'document_date', issued, 'YYYY/MM/DD')],
      ['EXERCICE', paper.put('tax_year', '2026')],
    ]
    boxes.forEach(([label = '', content = ''], index) => {
      const x = 40 + (index % 2) * 140
      const y = 90 + Math.floor(index / 2) * 38
      ;(p.frame(x, y, 140, 38, '#4a6fa5'), p.t(x + 5, y + 10, label, 6.4), p.t(x + 8, y + 28, content, 10))
    })
    const rows = address(paper, first.lines)
    const names = holders(
      paper,
      owners.map(({ given, surname }) => `${surname.toUpperCase()} ${given}`),
    )
    p.col(350, 108, 13, [...names, ...rows], 10)
    p.b(40, 200, 'Calcul de la taxe', 10.5)
    const calc = [
      ['Évaluation uniformisée ajustée', `${cash(value * 100, 'fr')} $`],
      ['Moins : exemption de base', `${cash(2500000, 'fr')} $`],
      ['Taux par 100 $', '0,08000'],
      ['Taxe scolaire', `${cash(tax, 'fr')} $`],
      ['Solde antérieur', '0,00 $'],
    ]
    calc.forEach(([label = '', amount = ''], index) => {
      ;(p.t(52, 220 + index * 16, label), p.r(360, 220 + index * 16, amount))
    })
    p.fill(390, 200, 182, 84, '#d9e6f5')
    ;(p.t(400, 218, 'TOTAL DU COMPTE', 8), p.b(400, 242, sum(paper, 'amount_due', tax, '# $', 'fr'), 16))
    p.t(400, 262, tax < 30000 ? 'Payable en un seul versement' : 'Payable en deux versements', 8)
    const half = Math.round(tax / 2)
    const parts = tax < 30000 ? [tax] : [half, tax - half]
    parts.forEach((part, index) => {
      p.t(400, 310 + index * 16, `Versement ${index + 1} : ${dated(addDays(issued, 31 + index * 92), 'j mmm YYYY')}`, 9)
      p.r(570, 310 + index * 16, cash(part, 'fr'), 9)
    })
    p.para(
      40,
      380,
      532,
      "Les comptes impayés portent intérêt au taux fixé par la loi. Si votre créancier hypothécaire acquitte vos taxes, faites-lui parvenir ce compte. En cas de vente de l'immeuble, veuillez remettre ce compte au nouveau propriétaire. Paiement accepté dans la plupart des institutions financières.",
      9,
    )
    p.rule(40, 620, 572, '#4a6fa5')
    ;(p.t(40, 634, 'Talon de paiement', 8), p.r(572, 660, cash(parts[0] ?? 0, 'fr'), 11))
    p.col(40, 660, 12, [...names, ...rows], 9)
    p.t(306, 766, 'SPÉCIMEN', 9, { align: 'middle' })
    return [p.sheet()]
  },
}
