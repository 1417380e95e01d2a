import { addDays, longDate } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf, signOn } from '../kit.ts'
import { company, crowd } from '../people.ts'

/** An extract of a Québec minute book: whereas clauses, resolutions in capitals, two people who sign for the bank. */
export const resolutionQuebec: UnseenLayout = {
  name: 'resolution-quebec',
  docType: 'board_resolution',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'QC')
    const [chief, clerk, branch] = [next(), next(), next()]
    const held = addDays(paper.today, -paper.between(4, 420))
    const name = `${company(paper, 'QC').toUpperCase()} INC.`
    const title = (one: typeof chief) => (one.sex === 'F' ? 'madame' : 'monsieur')
    const [president, secretary] = [`${chief.given} ${chief.surname}`, `${clerk.given} ${clerk.surname}`]
    const office = clerk.sex === 'F' ? 'secrétaire-trésorière' : 'secrétaire-trésorier'
    const day = longDate(held, 'fr')
    const body = column(84, 92, 444, { size: 10.2, face: 'serif', leading: 14.6 })
    body.say(
      `EXTRAIT DU PROCÈS-VERBAL d’une réunion du conseil d’administration de ${paper.put('legal_name', name)} (la « Société »), tenue au siège de la Société le ${paper.put('document_date', held, day)} à 10 heures.`,
    )
    body.skip(14)
    body.say('OUVERTURE D’UN COMPTE', { face: 'serif-bold', align: 'middle' })
    body.skip(8)
    body.say(
      `ATTENDU QUE la Société désire ouvrir un compte d’exploitation auprès de la Caisse du Grand-Portage, centre de services aux entreprises (transit ${paper.code('#####')}), dont la directrice de comptes est Mme ${branch.surname} ;`,
    )
    body.say(
      'ATTENDU QUE la Caisse exige une résolution nommant les personnes autorisées à signer au nom de la Société ;',
    )
    body.skip(8)
    body.say('SUR PROPOSITION dûment appuyée, IL EST UNANIMEMENT RÉSOLU :', { face: 'serif-bold' })
    body.skip(4)
    body.say('1.  QUE la Société ouvre et maintienne un ou plusieurs comptes auprès de la Caisse ;', { indent: 18 })
    body.say(
      `2.  QUE ${title(chief)} ${president}, ${chief.sex === 'F' ? 'présidente' : 'président'}, et ${title(clerk)} ${secretary}, ${office}, soient et sont par les présentes autorisés, agissant conjointement, à signer pour et au nom de la Société les chèques, effets de commerce, ordres de paiement et conventions de crédit ;`,
      { indent: 18 },
    )
    body.say(
      '3.  QUE les virements de moins de 5 000,00 $ puissent être autorisés par une seule de ces deux personnes ;',
      { indent: 18 },
    )
    body.say(
      '4.  QUE la présente résolution demeure en vigueur jusqu’à ce qu’un avis écrit de sa révocation ait été remis à la Caisse.',
      { indent: 18 },
    )
    paper.put('signatories', `${president}; ${secretary}`, president)
    body.skip(16)
    body.say(
      `Je soussigné certifie que ce qui précède est un extrait conforme de la résolution no ${paper.code('2#-0##')} inscrite au livre de la Société et qu’elle n’a été ni modifiée ni abrogée.`,
    )
    const y = body.bottom() + 56
    return [
      sheetOf('letter', [
        box(40, 40, 4, 700, { fill: '#7a1f2b' }),
        text(84, 62, 'Livre des procès-verbaux – Administrateurs', { size: 8, face: 'serif' }),
        text(528, 62, `Folio ${paper.between(12, 88)}`, { size: 8, face: 'serif', align: 'right' }),
        ...body.marks,
        ...signOn(84, y, 200, [`${president}, ${chief.sex === 'F' ? 'présidente' : 'président'}`]),
        ...signOn(328, y, 200, [`${secretary}, ${office}`]),
        text(84, 750, 'SPÉCIMEN', { size: 7 }),
      ]),
    ]
  },
}
