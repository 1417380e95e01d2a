import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { face, openCard } from '../card-kit.ts'
import { day } from '../kit.ts'
import { crowd } from '../people.ts'

/** A French residence permit of the uniform format: captions of two languages, the category in capitals, remarks below. */
export const titreSejourFr: UnseenLayout = {
  name: 'titre-sejour-fr',
  docType: 'residence_permit',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const land = paper.pick([
      ['MA', 'MAROCAINE', 'MA'],
      ['CA', 'CANADIENNE', 'CA'],
      ['GB', 'BRITANNIQUE', 'GB'],
    ] as const)
    const one = crowd(paper, land[0])()
    const card = openCard({ tint: '#f2e3ec', wave: '#b98ab0', ink: '#5d3a63' })
    const expiry = addDays(paper.today, paper.between(40, 3000))
    const begun = addYears(expiry, -paper.pick([1, 4, 10]))
    card.t(60, 74, 'FRA', 40, 'sans-bold', '#5d3a63')
    card.t(200, 74, 'TITRE DE SÉJOUR / RESIDENCE PERMIT', 32, 'sans-bold', '#5d3a63', 640)
    card.t(900, 76, paper.put('id_number', paper.code('#@@@######')), 34, 'mono-bold', '#1b1b1b', 260)
    card.add(face(paper, one, { x: 60, y: 130, wide: 350 }))
    card.field(460, 130, 'NOM / NAME', paper.put('last_name', one.surname.toUpperCase()))
    card.field(460, 212, 'Prénoms / Forenames', paper.put('first_name', one.given.toUpperCase()))
    card.field(460, 294, 'Sexe / Sex', one.sex)
    card.field(600, 294, 'Nationalité / Nationality', paper.put('citizenship', land[2], land[1]))
    card.field(920, 294, 'Date de naissance', paper.put('date_of_birth', one.born, day(one.born, 'DD MM YYYY')))
    card.field(
      460,
      376,
      'Catégorie / Type of permit',
      paper.put(
        'permit_category',
        paper.pick(['CARTE DE RÉSIDENT', 'VIE PRIVÉE ET FAMILIALE', 'PASSEPORT TALENT', 'SALARIÉ']),
      ),
    )
    card.field(460, 458, 'Début de validité', day(begun, 'DD MM YYYY'))
    card.field(760, 458, 'Date d’expiration / Expiry date', paper.put('id_expiry', expiry, day(expiry, 'DD MM YYYY')))
    card.field(
      460,
      540,
      'Remarques / Remarks',
      paper.pick(['AUTORISE SON TITULAIRE À TRAVAILLER', 'TOUTE PROFESSION EN FRANCE']),
    )
    card.t(460, 628, 'Signature', 18, 'sans', '#5d3a63')
    card.add(signature(460, 640, 1, 1))
    card.t(1040, 716, 'SPECIMEN', 20)
    return [card.sheet()]
  },
}
