import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A procès-verbal of a general meeting that gives signing powers: date in the head as a sentence, resolutions numbered. */
export const procesVerbalFr: UnseenLayout = {
  name: 'proces-verbal-fr',
  docType: 'board_resolution',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const chair = next()
    const signers = Array.from({ length: paper.between(1, 3) }, next)
    const page = openPage()
    const held = addDays(paper.today, -paper.between(5, 900))
    const name = paper.put('legal_name', firm(paper, 'FR').toUpperCase())
    page.rows(60, 60, 12, [name], 12, 'sans-bold')
    page.rows(
      60,
      74,
      11,
      [
        'Société par actions simplifiée au capital de 20 000 euros',
        'Siège social : 41 rue de Siam, 29200 BREST',
        paper.code('8## ### ### RCS BREST'),
      ],
      8.4,
    )
    page.rule(60, 116, 535)
    page.c(297, 144, 'PROCÈS-VERBAL DES DÉLIBÉRATIONS', 13, 'sans-bold')
    page.c(297, 160, 'DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE', 13, 'sans-bold')
    page.c(297, 176, `DU ${paper.put('document_date', held, day(held, 'D MMMM YYYY').toUpperCase())}`, 13, 'sans-bold')
    let y = page.para(
      60,
      212,
      475,
      `L’an deux mille vingt-cinq ou l’année de la date ci-dessus, à ${paper.pick(['neuf', 'dix', 'quatorze'])} heures, les associés de la société se sont réunis au siège social sur convocation du président.`.replace(
        'L’an deux mille vingt-cinq ou l’année de la date ci-dessus',
        'Au jour indiqué ci-dessus',
      ),
      9.6,
    )
    y = page.para(
      60,
      y + 6,
      475,
      `L’assemblée est présidée par ${chair.sex === 'F' ? 'Madame' : 'Monsieur'} ${chair.full}, ${chair.sex === 'F' ? 'présidente' : 'président'}. Le bureau constate que les associés présents possèdent ${paper.between(700, 2000)} actions sur 2 000 ayant le droit de vote ; l’assemblée peut valablement délibérer.`,
      9.6,
    )
    page.t(60, y + 12, 'PREMIÈRE RÉSOLUTION', 9.6, 'sans-bold')
    y = page.para(
      60,
      y + 28,
      475,
      'L’assemblée approuve les comptes de l’exercice clos le 31 décembre tels qu’ils lui ont été présentés. Cette résolution est adoptée à l’unanimité.',
      9.6,
    )
    page.t(60, y + 12, 'DEUXIÈME RÉSOLUTION', 9.6, 'sans-bold')
    y =
      page.para(
        60,
        y + 28,
        475,
        'L’assemblée autorise l’ouverture d’un compte auprès de tout établissement de crédit et donne pouvoir de signature sur ce compte à :',
        9.6,
      ) + 4
    paper.put('signatories', signers.map((who) => who.full).join('; '), signers[0]?.full)
    for (const who of signers) {
      page.t(
        84,
        y,
        `–  ${who.sex === 'F' ? 'Madame' : 'Monsieur'} ${who.full}, ${paper.pick(['signature séparée', 'signature conjointe au-delà de 10 000 €', 'sans limitation de montant'])}`,
        9.6,
      )
      y += 17
    }
    y = page.para(60, y + 4, 475, 'Cette résolution est adoptée à la majorité requise.', 9.6)
    page.t(60, y + 12, 'TROISIÈME RÉSOLUTION', 9.6, 'sans-bold')
    y = page.para(
      60,
      y + 28,
      475,
      'Tous pouvoirs sont donnés au porteur d’un original, d’une copie ou d’un extrait des présentes pour accomplir les formalités.',
      9.6,
    )
    y = page.para(
      60,
      y + 8,
      475,
      'De tout ce que dessus, il a été dressé le présent procès-verbal, signé par le président et le secrétaire de séance.',
      9.6,
    )
    page.t(60, y + 30, `${chair.full}`, 9.6)
    page.t(60, y + 43, chair.sex === 'F' ? 'La présidente de séance' : 'Le président de séance', 8.6)
    page.add(signature(60, y + 50, 0.55, 0))
    page.t(380, y + 30, 'Le secrétaire', 9.6)
    page.t(60, 812, 'SPECIMEN', 7)
    return [page.sheet()]
  },
}
