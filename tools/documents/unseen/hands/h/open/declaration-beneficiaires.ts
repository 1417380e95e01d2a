import { addDays } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { sheetOf, written } from '../kit.ts'
import { company, crowd, somewhere } from '../people.ts'

/** A French clerk's form about beneficial owners: dotted answers behind captions, ticked squares, one block for each person. */
export const declarationBeneficiaires: UnseenLayout = {
  name: 'declaration-beneficiaires',
  docType: 'ownership_declaration',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const owners = paper.chance(0.6) ? [next(), next()] : [next()]
    const seat = somewhere(paper, 'FR')
    const town = seat.at(-1)?.slice(6) ?? ''
    const signed = addDays(paper.today, -paper.between(5, 400))
    const marks: Mark[] = [
      text(40, 44, 'GREFFE DU TRIBUNAL DE COMMERCE', { size: 8.5, face: 'sans-bold' }),
      text(40, 55, `de ${town}`, { size: 8.5, face: 'sans' }),
      box(330, 32, 225, 30, { stroke: '#000', strokeWidth: 1 }),
      text(442, 45, 'DBE-S-1', { size: 10, face: 'sans-bold', align: 'middle' }),
      text(442, 56, 'Intercalaire(s) : 0', { size: 7.5, align: 'middle' }),
      text(297, 86, 'DOCUMENT RELATIF AU(X) BÉNÉFICIAIRE(S) EFFECTIF(S)', {
        size: 12,
        face: 'sans-bold',
        align: 'middle',
      }),
      text(297, 99, 'Articles L. 561-45-1 et suivants du code monétaire et financier', { size: 7.5, align: 'middle' }),
    ]
    let y = 122
    const answer = (x: number, width: number, caption: string, value: string) => {
      marks.push(text(x, y, caption, { size: 7.6, face: 'sans' }))
      const start = x + caption.length * 4.75 + 6
      marks.push(
        text(start + 2, y - 1, value, { size: 9, face: 'mono', color: '#14305e' }),
        line(start, y + 1.5, x + width, y + 1.5, { strokeWidth: 0.3, stroke: '#777' }),
      )
    }
    const square = (x: number, at: number, isTicked: boolean, label: string) => {
      marks.push(
        box(x, at - 6.5, 7.5, 7.5, { stroke: '#000', strokeWidth: 0.7 }),
        text(x + 12, at, label, { size: 7.6, face: 'sans' }),
      )
      if (isTicked) marks.push(line(x + 1, at - 5.5, x + 6.5, at), line(x + 6.5, at - 5.5, x + 1, at))
    }
    const band = (title: string) => {
      marks.push(
        box(40, y - 10, 515, 14, { fill: '#1d1d1b' }),
        text(45, y, title, { size: 8.4, face: 'sans-bold', color: '#fff' }),
      )
      y += 20
    }
    band('1  SOCIÉTÉ OU ENTITÉ JURIDIQUE DÉCLARANTE')
    answer(40, 515, 'Dénomination sociale', paper.put('legal_name', company(paper, 'FR').toUpperCase()))
    y += 16
    answer(40, 250, 'Forme juridique', paper.pick(['SARL', 'SAS', 'SCI', 'SELARL']))
    answer(310, 245, 'N° SIREN', luhnNumber(paper, '5## ### ###'))
    y += 16
    answer(40, 515, 'Adresse du siège', seat.join(', '))
    y += 18
    square(40, y, false, 'Déclaration initiale')
    square(200, y, true, 'Déclaration modificative ou complémentaire')
    y += 24
    owners.forEach(({ surname, given, sex, born, lines }, index) => {
      const share = owners.length === 1 ? 100 : paper.between(30, 48)
      band(`${index + 2}  BÉNÉFICIAIRE EFFECTIF N° ${index + 1}`)
      square(40, y, sex === 'F', 'Madame')
      square(110, y, sex === 'M', 'Monsieur')
      y += 16
      answer(40, 260, 'Nom de naissance', surname.toUpperCase())
      answer(310, 245, 'Prénom(s)', given)
      y += 16
      answer(40, 260, 'Nom d’usage', '')
      answer(310, 245, 'Nationalité', 'française')
      y += 16
      answer(40, 160, 'Né(e) le', written(born, 'DD MM YYYY'))
      answer(
        210,
        345,
        'Commune de naissance',
        paper.pick(['TOURS (37)', 'BREST (29)', 'ORAN (ALGÉRIE)', 'DAKAR (SÉNÉGAL)', 'ARRAS (62)']),
      )
      y += 16
      answer(40, 515, 'Domicile', lines.join(', '))
      y += 18
      marks.push(
        text(40, y, 'Modalités du contrôle exercé sur la société (cocher la ou les cases) :', {
          size: 7.6,
          face: 'sans-bold',
        }),
      )
      y += 14
      square(50, y, true, `Détention directe de plus de 25 % du capital, soit ${share} %`)
      square(310, y, true, `de plus de 25 % des droits de vote, soit ${share} %`)
      y += 13
      square(50, y, false, 'Détention indirecte (joindre l’organigramme)')
      square(310, y, false, 'Exercice d’un pouvoir de contrôle par d’autres moyens')
      y += 15
      answer(
        40,
        515,
        'Date à laquelle la personne est devenue bénéficiaire effectif',
        written(addDays(signed, -paper.between(20, 900)), 'DD MM YYYY'),
      )
      y += 26
    })
    const [first] = owners
    paper.put(
      'beneficial_owners',
      owners.map(({ given, surname }) => `${given} ${surname.toUpperCase()}`).join('; '),
      first?.surname.toUpperCase(),
    )
    band(`${owners.length + 2}  SIGNATURE DU REPRÉSENTANT LÉGAL`)
    answer(40, 250, 'Fait à', town)
    answer(310, 245, 'Le', paper.put('document_date', signed, written(signed, 'DD/MM/YYYY')))
    y += 22
    marks.push(
      text(310, y, 'Signature', { size: 7.6, face: 'sans' }),
      text(350, y + 16, first?.surname ?? '', { size: 14, face: 'serif', color: '#14305e' }),
    )
    const warning =
      'Le fait de déclarer des informations inexactes ou incomplètes est puni de six mois d’emprisonnement et de 7 500 euros d’amende (art. L. 574-5 CMF).'
    marks.push(text(40, 800, warning, { size: 6.6 }), text(40, 812, 'SPÉCIMEN', { size: 6.6 }))
    return [sheetOf('a4', marks)]
  },
}
