import { ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, ringOfStars } from '../card.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { somebody, townOf } from '../people.ts'

/** The German card: captions of three languages, no sex, a PIN-like access number beside the serial number, town above street. */
export const idGermany: UnseenLayout = {
  name: 'id-germany',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'de')
    const issue = dayIn(paper, '2016-12-01', '2026-09-15')
    const expiry = validTo(issue, 10)
    const number = `L${paper.code('#@#@####').replace(/[AEIOUQSBD]/g, 'K')}`
    const three = paper.chance(0.6)
    const cell = cells({
      where: 'below',
      caption: 16,
      value: paper.pick([26, 28]),
      ink: '#4b5a52',
      captionFace: paper.pick(['narrow', 'sans'] as const),
    })
    const tri = (de: string, en: string, fr: string) => (three ? `${de}/${en}/${fr}` : `${de} / ${en}`)
    const dot = (iso: string) => say(iso, 'DD.MM.YYYY')
    const title = paper.chance(0.12) ? 'DR. ' : ''
    const isMarried = paper.chance(0.4)
    const birthName = isMarried ? somebody(paper, 'de').last : ''
    const front = [
      text(60, 58, 'BUNDESREPUBLIK DEUTSCHLAND', { size: 25, face: 'sans-bold', color: '#30443a' }),
      fit(60, 92, 'FEDERAL REPUBLIC OF GERMANY / RÉPUBLIQUE FÉDÉRALE D’ALLEMAGNE', 720, { size: 16, color: '#30443a' }),
      fit(60, 134, paper.pick(['PERSONALAUSWEIS', 'PERSONALAUSWEIS / IDENTITY CARD / CARTE D’IDENTITÉ']), 760, {
        size: 26,
        face: 'sans-bold',
        color: '#30443a',
      }),
      text(1130, paper.pick([62, 130]), paper.put('id_number', number), {
        size: 32,
        face: 'mono-bold',
        align: 'right',
      }),
      ...(paper.chance(0.5)
        ? ringOfStars(905, 90, 36, 'DE')
        : [
            ellipse(905, 80, 30, 24, { stroke: '#30443a', strokeWidth: 3 }),
            text(905, 90, 'D', { size: 26, face: 'sans-bold', align: 'middle' }),
          ]),
      ...face(paper, who, { x: 60, y: 176, scale: 1.15 }),
      ...cell(
        450,
        186,
        isMarried ? tri('[a] Name', 'Surname', 'Nom') : tri('Name', 'Surname', 'Nom'),
        `${title}${paper.put('last_name', caps(who.last))}`,
        690,
      ),
      ...(isMarried
        ? [...cell(450, 256, `[b] ${tri('Geburtsname', 'Name at birth', 'Nom de naissance')}`, caps(birthName), 690)]
        : []),
      ...cell(
        450,
        326,
        tri('Vornamen', 'Given names', 'Prénoms'),
        paper.put('first_name', who.given.map(caps).join(' ')),
        690,
      ),
      ...cell(
        450,
        396,
        tri('Geburtstag', 'Date of birth', 'Date de naissance'),
        paper.put('date_of_birth', who.birth, dot(who.birth)),
        350,
      ),
      ...cell(
        820,
        396,
        tri('Staatsangehörigkeit', 'Nationality', 'Nationalité'),
        paper.put('id_country', 'DE', 'DEUTSCH'),
        340,
      ),
      ...cell(
        450,
        466,
        tri('Geburtsort', 'Place of birth', 'Lieu de naissance'),
        paper.put('place_of_birth', caps(who.town)),
        690,
      ),
      ...cell(
        450,
        536,
        tri('Gültig bis', 'Date of expiry', 'Date d’expiration'),
        paper.put('id_expiry', expiry, dot(expiry)),
        350,
      ),
      ...(paper.chance(0.7) ? [text(1130, 600, paper.code('######'), { size: 30, face: 'mono', align: 'right' })] : []),
      text(450, 622, tri('Unterschrift der Inhaberin/des Inhabers', 'Signature of bearer', 'Signature'), {
        size: 15,
        color: '#4b5a52',
      }),
      ...signed(paper, 520, 630, 1.3),
    ]
    if (paper.chance(0.35)) return [card(paper, ['green', 'sea', 'grey'], front)]
    const [street = '', town = ''] = who.address.map(caps)
    paper.put('address', `${town}, ${street}`, `${town} ${street}`)
    const back = [
      ...cell(
        60,
        64,
        tri('Augenfarbe', 'Colour of eyes', 'Couleur des yeux'),
        paper.pick(['BRAUN', 'BLAU', 'GRÜN', 'GRAUGRÜN']),
        420,
      ),
      ...cell(60, 138, tri('Größe', 'Height', 'Taille'), `${paper.between(152, 198)} CM`, 420),
      ...cell(60, 212, tri('Datum', 'Date', 'Date'), paper.put('id_issue_date', issue, dot(issue)), 420),
      ...cell(
        60,
        286,
        tri('Behörde', 'Authority', 'Autorité'),
        `${paper.pick(['STADT', 'GEMEINDE', 'SAMTGEMEINDE'])} ${caps(townOf(paper, 'de'))}`,
        480,
      ),
      ...cell(
        60,
        360,
        tri('Ordens- oder Künstlername', 'Religious name or pseudonym', 'Nom de religion'),
        '- - -',
        480,
      ),
      ...cell(640, 212, tri('Anschrift', 'Address', 'Adresse'), town, 500),
      fit(640, 282, street, 500, { size: 27, face: 'sans' }),
      ...cardFoot(td1({ code: 'ID', state: 'D', nationality: 'D', number, who, sex: '<', expiry })),
    ]
    return [card(paper, ['green', 'sea', 'grey'], front), card(paper, ['green', 'sea'], back)]
  },
}
