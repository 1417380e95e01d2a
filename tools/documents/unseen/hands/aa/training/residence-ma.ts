import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, joined, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Moroccan certificat de résidence of a police district: hierarchy at the head, dotted lines filled by typewriter. */
export const residenceMa: UnseenLayout = {
  name: 'residence-ma',
  docType: 'residence_certificate',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'MA')()
    const page = openPage('a4', '#fffdf6')
    const town = one.lines[1].slice(6)
    const sent = addDays(paper.today, -paper.between(3, 80))
    page.rows(50, 54, 12, ['ROYAUME DU MAROC', 'MINISTÈRE DE L’INTÉRIEUR'], 9, 'serif-bold')
    page.t(50, 78, paper.put('issuer_name', 'DIRECTION GÉNÉRALE DE LA SÛRETÉ NATIONALE'), 9, 'serif-bold')
    page.rows(
      50,
      90,
      12,
      [`Préfecture de Police de ${town}`, `${paper.between(1, 19)}ème Arrondissement`, paper.code('N° ####/2026')],
      9,
      'serif',
    )
    page.c(297, 180, 'CERTIFICAT DE RÉSIDENCE', 18, 'serif-bold')
    page.rule(170, 188, 424)
    page.t(60, 230, 'Le Commissaire de Police soussigné, certifie que :', 10.5, 'serif')
    const dotted = (y: number, label: string, value: string) => {
      page.t(60, y, label, 10, 'serif')
      for (let x = 210; x < 536; x += 5) page.t(x, y + 3, '.', 8, 'serif')
      page.t(216, y, value, 10, 'mono', { fit: 318 })
    }
    const isHer = one.sex === 'F'
    dotted(264, isHer ? 'Mme / Mlle' : 'Monsieur', paper.put('document_holder_name', one.full.toUpperCase()))
    dotted(290, isHer ? 'Née le' : 'Né le', `${day(one.born, 'DD/MM/YYYY')} à ${one.birthplace.toUpperCase()}`)
    dotted(
      316,
      'Fils / fille de',
      `${paper.pick(['AHMED', 'LAHCEN', 'DRISS'])} ET DE ${paper.pick(['FATIMA', 'ZOHRA', 'MINA'])}`,
    )
    dotted(342, 'Profession', paper.pick(['FONCTIONNAIRE', 'COMMERCANT', 'ETUDIANT', 'SANS']))
    dotted(
      368,
      'Titulaire de la C.N.I.E. n°',
      paper.put('id_number', paper.code(paper.pick(['BE######', 'A######', 'EE######']))),
    )
    const address = one.lines.map((row) => row.toUpperCase())
    dotted(394, 'Demeure à', address[0] ?? '')
    dotted(420, '', address[1] ?? '')
    paper.put('address', joined(address))
    dotted(446, 'Depuis le', day(addDays(sent, -paper.between(300, 4000)), 'DD/MM/YYYY'))
    page.para(
      60,
      484,
      470,
      'En foi de quoi le présent certificat est délivré à l’intéressé(e), sur sa demande, pour servir et valoir ce que de droit.',
      10.5,
      'serif',
    )
    page.t(330, 550, `${town}, le ${paper.put('document_date', sent, day(sent, 'DD/MM/YYYY'))}`, 10, 'mono')
    page.t(330, 572, 'LE COMMISSAIRE DE POLICE', 9, 'serif-bold')
    page.add(seal(400, 640, 44, '#27408b'))
    page.box(60, 540, 60, 74)
    page.c(90, 580, 'Timbre 20 DH', 7, 'serif')
    page.t(60, 800, 'Validité : trois mois à compter de la date de délivrance.   SPECIMEN', 8, 'serif')
    return [page.sheet()]
  },
}
