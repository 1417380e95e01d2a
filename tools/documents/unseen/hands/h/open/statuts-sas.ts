import { addDays, longDate } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf, whole } from '../kit.ts'
import { company, crowd, somewhere } from '../people.ts'

/** Statutes of a French simplified company as a lawyer's office types them: a title page, then articles as sentences. */
export const statutsSas: UnseenLayout = {
  name: 'statuts-sas',
  docType: 'articles',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [president, partner, lawyer] = [next(), next(), next()]
    const name = paper.put('legal_name', company(paper, 'FR').toUpperCase())
    const signed = addDays(paper.today, -paper.between(40, 900))
    const registered = addDays(signed, -paper.between(700, 3000))
    const siren = luhnNumber(paper, '8## ### ###')
    const shares = paper.between(5, 40) * 100
    const held = Math.round(shares * paper.pick([0.6, 0.7, 0.75]))
    const chief = `${president.given} ${president.surname.toUpperCase()}`
    const title = president.sex === 'F' ? 'Madame' : 'Monsieur'
    const seat = somewhere(paper, 'FR')
    const front = column(70, 250, 455, { size: 11, face: 'serif', leading: 17 })
    front.say(name, { size: 24, face: 'serif-bold', align: 'middle' })
    front.skip(8)
    front.say(`Société par actions simplifiée au capital de ${whole(shares * 10, ' ')} euros`, { align: 'middle' })
    front.say(`Siège social : ${seat.join(', ')}`, { align: 'middle' })
    front.say(`${paper.put('registration_number', siren)} R.C.S. ${seat.at(-1)?.slice(6) ?? ''}`, { align: 'middle' })
    front.skip(70)
    front.say('S T A T U T S', { size: 20, face: 'serif-bold', align: 'middle' })
    front.skip(20)
    front.say(
      `Mis à jour aux termes des décisions collectives des associés en date du ${paper.put('document_date', signed, longDate(signed, 'fr'))}`,
      { align: 'middle' },
    )
    front.skip(90)
    front.say('Copie certifiée conforme à l’original', { face: 'serif-bold' })
    front.say('Le Président')
    front.skip(30)
    front.say(`${title} ${chief}`)
    const body = column(70, 70, 455, { size: 9.2, face: 'serif', leading: 12.6 })
    const article = (heading: string, ...paragraphs: readonly string[]) => {
      body.say(heading, { face: 'serif-bold' })
      paragraphs.forEach((paragraph) => body.say(paragraph))
      body.skip(6)
    }
    article(
      'ARTICLE 1er – FORME',
      `La Société a été constituée sous la forme d’une société par actions simplifiée aux termes d’un acte sous signature privée et immatriculée au registre du commerce et des sociétés le ${paper.put('incorporation_date', registered, longDate(registered, 'fr'))}.`,
      'Elle est régie par les dispositions légales applicables et par les présents statuts. Elle ne peut procéder à une offre au public de titres financiers.',
    )
    article(
      'ARTICLE 2 – DÉNOMINATION SOCIALE',
      `La dénomination sociale est : ${name}.`,
      'Tous les actes émanant de la Société doivent mentionner cette dénomination, suivie des mots « société par actions simplifiée » ou des initiales « S.A.S. ».',
    )
    article(
      'ARTICLE 3 – DURÉE',
      'La durée de la Société est fixée à quatre-vingt-dix-neuf (99) années à compter de son immatriculation.',
    )
    article(
      'ARTICLE 6 – APPORTS',
      `Lors de la constitution, il a été fait apport d’une somme en numéraire de ${whole(shares * 10, ' ')} € déposée sur un compte ouvert au nom de la société en formation, à savoir :`,
      `– par ${title} ${chief}, la somme de ${whole(held * 10, ' ')} € ;`,
      `– par ${partner.sex === 'F' ? 'Madame' : 'Monsieur'} ${partner.given} ${partner.surname.toUpperCase()}, la somme de ${whole((shares - held) * 10, ' ')} €.`,
    )
    article(
      'ARTICLE 7 – CAPITAL SOCIAL',
      `Le capital social est fixé à ${whole(shares * 10, ' ')} €, divisé en ${whole(shares, ' ')} ${paper.put('share_classes', paper.pick(['actions ordinaires', 'actions de préférence de catégorie A']))} de 10 € de valeur nominale chacune, entièrement libérées.`,
    )
    article(
      'ARTICLE 13 – PRÉSIDENT DE LA SOCIÉTÉ',
      `La Société est dirigée par un Président, personne physique ou morale, associé ou non. ${title} ${paper.put('directors', chief)}, demeurant ${president.lines.join(', ')}, exerce les fonctions de Président pour une durée illimitée.`,
      'Le Président représente la Société à l’égard des tiers. Il est investi des pouvoirs les plus étendus pour agir en toute circonstance au nom de la Société, dans la limite de l’objet social.',
    )
    article(
      'ARTICLE 21 – EXERCICE SOCIAL',
      'Chaque exercice social a une durée d’une année, qui commence le 1er janvier et finit le 31 décembre.',
    )
    const foot = `Statuts ${name} – Cabinet ${lawyer.surname} & Associés, avocats – SPÉCIMEN`
    const footer = (page: number) => [
      line(70, 800, 525, 800, { strokeWidth: 0.4 }),
      text(70, 812, foot, { size: 7, face: 'serif' }),
      text(525, 812, `${page}`, { size: 7, align: 'right' }),
    ]
    return [sheetOf('a4', [...front.marks, ...footer(1)]), sheetOf('a4', [...body.marks, ...footer(2)])]
  },
}
