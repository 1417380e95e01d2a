import type { UnseenLayout } from '../../../layout.ts'
import { cash, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Relevé 1: lettered boxes in a grid of four, identity at the lower left, employer at the lower right. */
export const releve1: UnseenLayout = {
  name: 'releve-1',
  docType: 'rl1',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'qc')()
    const p = pen('narrow', '#17324d')
    const income = paper.between(1500000, 13000000)
    ;(p.b(40, 60, 'RELEVÉ 1', 15),
      p.t(130, 56, "Revenus d'emploi et revenus divers", 9),
      p.t(40, 76, 'Année', 7),
      p.b(70, 77, paper.put('tax_year', paper.pick(['2024', '2025'])), 12))
    ;(p.t(330, 56, 'Code du relevé', 7), p.t(392, 57, 'R', 11), p.t(420, 56, 'No du dernier relevé transmis', 7))
    const boxes = [
      ['A', "Revenus d'emploi", sum(paper, 'employment_income', income, '#', 'fr')],
      ['B.A', 'Cotisation au RRQ', cash(Math.round(income * 0.06), 'fr')],
      ['C', "Cotisation à l'assurance emploi", cash(Math.round(income * 0.0131), 'fr')],
      ['D', 'Cotisation à un RPA', ''],
      [
        'E',
        'Impôt du Québec retenu',
        sum(paper, 'income_tax_deducted', Math.round(income * (paper.between(8, 17) / 100)), '#', 'fr'),
      ],
      ['F', 'Cotisation syndicale', cash(paper.between(10000, 90000), 'fr')],
      ['G', 'Salaire admissible au RRQ', cash(income, 'fr')],
      ['H', 'Cotisation au RQAP', cash(Math.round(income * 0.00494), 'fr')],
      ['I', 'Salaire admissible au RQAP', cash(income, 'fr')],
      ['J', 'Régime privé ass. maladie', ''],
      ['K', 'Voyages (région éloignée)', ''],
      ['L', 'Autres avantages', ''],
    ]
    boxes.forEach(([letter = '', caption = '', value = ''], index) => {
      const x = 40 + (index % 4) * 133
      const y = 92 + Math.floor(index / 4) * 42
      ;(p.frame(x, y, 133, 42, '#5a7fa6'),
        p.b(x + 4, y + 11, letter, 8),
        p.t(x + 22, y + 10, caption, 6.4),
        p.r(x + 126, y + 32, value, 10.5, { color: '#000' }))
    })
    ;(p.frame(40, 226, 300, 110, '#5a7fa6'), p.frame(340, 226, 232, 110, '#5a7fa6'))
    ;(p.t(46, 236, 'Nom de famille, prénom et adresse du particulier', 6.4),
      p.t(346, 236, "Nom et adresse de l'employeur ou du payeur", 6.4))
    p.col(56, 256, 13, [...holders(paper, [`${who.surname}, ${who.given}`]), ...who.lines], 10, { color: '#000' })
    p.col(
      352,
      256,
      13,
      [
        paper.put(
          'employer_name',
          `${paper.pick(['Transport', 'Boulangerie', 'Clinique', 'Imprimerie'])} ${paper.pick(['Grand-Remous inc.', 'Jolivent ltée', 'Saint-Paulin'])}`,
        ),
        `${paper.between(2, 900)}, rue de l'Industrie`,
      ],
      10,
      { color: '#000' },
    )
    ;(p.t(46, 308, "Numéro d'assurance sociale du particulier", 6.4),
      p.t(56, 324, paper.put('sin', paper.code('9## ### ###')), 10.5, { color: '#000' }))
    ;(p.t(346, 308, 'Numéro de référence (facultatif)', 6.4), p.t(352, 324, paper.code('######'), 10))
    ;(p.t(40, 352, "Copie 2 - Conservez-la avec vos documents. Voyez l'explication des cases au verso.", 7),
      p.t(40, 368, 'RL-1 (2025-10)', 7),
      p.r(572, 352, 'FS-25-01-001', 7))
    p.t(306, 368, 'SPÉCIMEN', 8)
    return [p.sheet()]
  },
}
