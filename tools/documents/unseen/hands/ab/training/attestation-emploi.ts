import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A French attestation on letterhead: some facts in the sentence, some in a short list. */
export const attestationEmploi: UnseenLayout = {
  name: 'attestation-emploi',
  docType: 'employment_letter',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'qc')
    const [who, boss] = [next(), next()]
    const p = pen('sans')
    const issued = addDays(paper.today, -paper.between(3, 40))
    const firm = paper.put(
      'employer_name',
      `${paper.pick(['Scierie', 'Garderie', 'Fromagerie', 'Ateliers'])} ${paper.pick(['Beauvallon inc.', 'du Ruisseau', 'Trois-Pignons ltée', 'Pierre-Boucher'])}`,
    )
    ;(p.marks.push(shape('M40 72 L60 36 L80 72 Z', { fill: '#5b7f3a' })), p.b(92, 58, firm, 15))
    p.t(92, 72, `${paper.between(1, 999)}, rang Saint-Georges    www.exemple-${paper.between(10, 99)}.example`, 8)
    p.r(
      540,
      120,
      `${paper.pick(['Joliette', 'Magog', 'Lévis'])}, le ${day(paper, 'document_date', issued, 'j mmmm YYYY')}`,
      10,
    )
    p.b(306, 168, "ATTESTATION D'EMPLOI", 12, { align: 'middle' })
    const woman = who.sex === 'F'
    const name = holders(paper, [who.name]).join('')
    const y = p.para(
      72,
      204,
      468,
      `Par la présente, nous attestons que ${woman ? 'madame' : 'monsieur'} ${name} est à notre emploi depuis le ${day(paper, 'hire_date', addDays(issued, -paper.between(90, 6000)), 'j mmmm YYYY')}.`,
      10,
    )
    const pay = paper.between(3600000, 9800000)
    const facts = [
      [
        'Poste occupé',
        paper.put(
          'occupation',
          paper.pick(['Opératrice de scie', 'Éducateur', 'Chef d’équipe', 'Comptable']).replace('’', "'"),
        ),
      ],
      ['Salaire annuel brut', sum(paper, 'annual_income', pay, '# $', 'fr')],
      ['Horaire', `${paper.pick(['35', '37,5', '40'])} heures`],
    ]
    facts.forEach(([label = '', value = ''], index) => {
      ;(p.t(96, y + 16 + index * 18, `-  ${label} :`, 10), p.t(230, y + 16 + index * 18, value, 10))
    })
    p.para(
      72,
      y + 92,
      468,
      'Cette attestation est remise à la personne concernée pour servir et valoir ce que de droit. Nous demeurons disponibles pour tout renseignement complémentaire.',
      10,
    )
    p.marks.push(...signature(330, y + 150, 0.6, 0))
    p.col(330, y + 210, 14, [boss.name, 'Ressources humaines'], 10)
    p.t(72, 764, 'SPÉCIMEN', 8)
    return [p.sheet()]
  },
}
