import type { UnseenLayout } from '../../../layout.ts'
import { cardDates, likeness, side } from '../cards.ts'
import { address, day, pen } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A Quebec style licence: number on top, few captions, dates of validity on one line. */
export const permisQc: UnseenLayout = {
  name: 'permis-qc',
  docType: 'driver_licence',
  country: 'QC',
  form: 'card',
  draw(paper) {
    const who = crowd(paper, 'qc')()
    const { born, issued, expires } = cardDates(paper, 8)
    const p = pen('narrow', '#14284b')
    ;(p.b(420, 70, 'PERMIS DE CONDUIRE', 38),
      p.b(1150, 70, paper.put('id_province', 'QC', 'QUÉBEC'), 34, { align: 'right', color: '#1f4fa3' }))
    ;(p.t(420, 98, 'Driver\u2019s licence'.replace('\u2019', "'"), 22),
      p.r(1150, 98, paper.put('id_country', 'CA', 'Canada'), 22))
    likeness(paper, p, who, { x: 46, y: 110, scale: 1.15 })
    ;(p.t(420, 142, 'Numéro', 18),
      p.b(420, 182, paper.put('id_number', `${who.surname.charAt(0)}${paper.code('####-######-##')}`), 38))
    ;(p.t(420, 222, 'Titulaire', 18),
      p.t(420, 258, paper.put('last_name', who.surname.toUpperCase()), 32),
      p.t(420, 294, paper.put('first_name', who.given.toUpperCase()), 32))
    p.col(420, 334, 30, address(paper, capitals(who).lines), 26)
    ;(p.t(420, 404, 'Valide du', 18),
      p.t(420, 438, day(paper, 'id_issue_date', issued, 'YYYY-MM-DD'), 30),
      p.t(640, 404, 'au', 18),
      p.t(640, 438, day(paper, 'id_expiry', expires, 'YYYY-MM-DD'), 30))
    ;(p.t(420, 480, 'Naissance', 18),
      p.b(420, 514, day(paper, 'date_of_birth', born, 'YYYY-MM-DD'), 32),
      p.t(640, 480, 'Sexe', 18),
      p.t(640, 514, paper.put('sex', who.sex), 30),
      p.t(760, 480, 'Taille', 18),
      p.t(760, 514, `${paper.between(150, 196)} cm`, 30))
    ;(p.t(940, 480, 'Yeux', 18), p.t(940, 514, paper.pick(['BRUN', 'BLEU', 'VERT']), 30))
    ;(p.t(420, 556, 'Classe(s)', 18),
      p.t(420, 590, paper.put('licence_class', paper.pick(['5', '5 6D', '1 5 6A'])), 30),
      p.t(640, 556, 'Condition(s)', 18),
      p.t(640, 590, paper.pick(['A', 'Aucune']), 30))
    p.t(420, 660, `No réf. ${paper.code('P@##########')}`, 20)
    return [side({ tint: '#e8eef9', wave: '#a7bbe0' }, p)]
  },
}
