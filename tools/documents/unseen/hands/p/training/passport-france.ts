import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { td3 } from '../mrz.ts'
import { dataPage } from '../passport.ts'
import { somebody, townOf } from '../people.ts'

/** The French passport: numbered captions of two languages, spaces in the dates, domicile, height and colour of eyes beside. */
export const passportFrance: UnseenLayout = {
  name: 'passport-france',
  docType: 'passport',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'fr')
    const issue = dayIn(paper, '2017-01-10', '2026-09-28')
    const expiry = validTo(issue, 10)
    const number = paper.code('##@@#####').replace(/[IOQ]/g, 'C')
    const numbered = paper.chance(0.5)
    const english = paper.pick([true, true, false])
    let count = 0
    const say2 = (fr: string, en: string) => {
      count += 1
      const body = english ? `${fr}/${en}` : fr
      return numbered ? `${body} (${count})` : body
    }
    const cell = cells({
      where: 'below',
      caption: paper.pick([17, 19]),
      value: paper.pick([28, 30]),
      ink: '#7a3550',
      face: paper.pick(['sans', 'sans', 'mono'] as const),
    })
    const form = paper.pick(['DD MM YYYY', 'DD MM YYYY', 'DD.MM.YYYY'])
    const day = (iso: string) => say(iso, form)
    const x = 420
    const given = who.given.join(paper.pick([', ', ' ']))
    const lines = who.address.map(caps)
    const authority = paper.pick([
      'Préfecture du Val Clair',
      'Sous-préfecture de Béziers',
      'Préfecture de Police',
      `Consulat général à ${townOf(paper, 'ma')}`,
    ])
    const domicile = paper.chance(0.65)
    const marks = [
      fit(60, 66, 'RÉPUBLIQUE FRANÇAISE', 330, { size: 26, face: 'serif-bold', color: '#5b1f37' }),
      fit(60, 110, paper.pick(['PASSEPORT', 'PASSEPORT/PASSPORT']), 330, {
        size: 32,
        face: 'sans-bold',
        color: '#5b1f37',
      }),
      ...cell(x, 70, 'Type/Type', 'P', 130),
      ...cell(
        x + 200,
        70,
        paper.pick(['Code du pays/Country code', 'Pays/Country code']),
        paper.put('id_country', 'FR', 'FRA'),
        330,
      ),
      ...cell(
        x + 560,
        70,
        paper.pick(['Passeport n°/Passport No', 'N° du passeport/Passport No']),
        paper.put('id_number', number),
        340,
      ),
      ...face(paper, who, { x: 60, y: 160, scale: 1.12 }),
      ...cell(x, 160, say2('Nom', 'Surname'), paper.put('last_name', caps(who.last)), 880),
      ...cell(x, 240, say2('Prénoms', 'Given names'), paper.put('first_name', given), 880),
      ...cell(x, 320, say2('Nationalité', 'Nationality'), paper.put('citizenship', 'FR', 'Française'), 420),
      ...cell(
        x + 460,
        320,
        say2('Date de naissance', 'Date of birth'),
        paper.put('date_of_birth', who.birth, day(who.birth)),
        420,
      ),
      ...cell(x, 400, say2('Sexe', 'Sex'), paper.put('sex', who.sex), 200),
      ...cell(
        x + 460,
        400,
        say2('Lieu de naissance', 'Place of birth'),
        paper.put('place_of_birth', caps(who.town)),
        440,
      ),
      ...cell(x, 480, say2('Date de délivrance', 'Date of issue'), paper.put('id_issue_date', issue, day(issue)), 420),
      ...cell(x + 460, 480, say2('Autorité', 'Authority'), paper.put('issuing_authority', authority), 440),
      ...cell(x, 560, say2('Date d’expiration', 'Date of expiry'), paper.put('id_expiry', expiry, day(expiry)), 420),
      ...(domicile
        ? [
            ...cell(x + 460, 560, say2('Domicile', 'Residence'), lines[0] ?? '', 440),
            fit(x + 460, 632, lines.slice(1).join(' '), 440, { size: 28, face: 'sans' }),
          ]
        : cell(x + 460, 560, say2('Taille', 'Height'), `1,${paper.between(52, 94)} m`, 300)),
      ...cell(
        x,
        650,
        say2('Couleur des yeux', 'Colour of eyes'),
        paper.pick(['Marron', 'Bleus', 'Verts', 'Noisette']),
        300,
      ),
      text(60, 650, 'Signature du titulaire', { size: 16, color: '#7a3550' }),
      ...signed(paper, 80, 670, 1.2),
    ]
    const mrz = td3({ code: 'P', state: 'FRA', nationality: 'FRA', number, who, expiry })
    return [dataPage(paper, paper.pick(['#f6ecec', '#f1eff6', '#eef3f3']), '#c58a9c', mrz, marks)]
  },
}
