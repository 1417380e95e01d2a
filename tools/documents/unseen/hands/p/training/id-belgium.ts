import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, ringOfStars, stripes } from '../card.ts'
import { caps, cells, dayIn, face, fit, months, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { somebody, townOf } from '../people.ts'

/** The Belgian card: four names of the country, captions of two languages in the municipality's order, two numbers. */
export const idBelgium: UnseenLayout = {
  name: 'id-belgium',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'be')
    const issue = dayIn(paper, '2016-11-01', '2026-09-01')
    const expiry = validTo(issue, 10, 0)
    const body = paper.code('59########')
    const number = `${body.slice(0, 3)}-${body.slice(3)}-${String(Number(body) % 97 || 97).padStart(2, '0')}`
    const [yy, mm, dd] = [who.birth.slice(2, 4), who.birth.slice(5, 7), who.birth.slice(8)]
    const order = `${paper.between(1, 49) * 2 + (who.sex === 'M' ? 1 : 0)}`.padStart(3, '0')
    const check = 97 - (Number(`${who.birth < '2000' ? '' : '2'}${yy}${mm}${dd}${order}`) % 97)
    const register = `${yy}.${mm}.${dd}-${order}.${String(check).padStart(2, '0')}`
    const dutch = paper.chance(0.5)
    const bi = (nl: string, fr: string, en: string) =>
      paper.pick([
        dutch ? `${nl} / ${en}` : `${fr} / ${en}`,
        dutch ? `${nl} / ${fr}` : `${fr} / ${nl}`,
        dutch ? `${nl} / ${en}` : `${fr} / ${en}`,
      ])
    const cell = cells({
      where: paper.pick(['below', 'below', 'above'] as const),
      caption: 17,
      value: 27,
      ink: '#5c4a50',
    })
    const old = paper.chance(0.45)
    const form = paper.pick(['DD MM YYYY', 'DD.MM.YYYY'])
    const when = (iso: string) => (old ? say(iso, 'DD MON YYYY', months.be) : say(iso, form))
    const sex = paper.put('sex', who.sex, who.sex === 'F' ? (dutch ? 'V/F' : 'F/V') : 'M/M')
    const x = old ? 60 : 390
    const front = [
      text(60, 62, paper.pick(['BELGIË   BELGIQUE   BELGIEN   BELGIUM', 'BELGIQUE  BELGIË  BELGIEN  BELGIUM']), {
        size: 26,
        face: 'sans-bold',
        color: '#3b2d33',
      }),
      fit(60, 102, 'IDENTITEITSKAART   CARTE D’IDENTITÉ   PERSONALAUSWEIS   IDENTITY CARD', 930, {
        size: 20,
        color: '#3b2d33',
      }),
      ...(old ? stripes(1050, 36, 90, 60, ['#1b1b1b', '#f0c92d', '#cc2b33'], true) : ringOfStars(1090, 80, 44, 'BE')),
      ...face(paper, who, old ? { x: 850, y: 150, scale: 0.95 } : { x: 60, y: 160, scale: 1 }),
      ...cell(
        x,
        168,
        bi('Naam', 'Nom', 'Name'),
        paper.put('last_name', paper.chance(0.5) ? who.last : caps(who.last)),
        700,
      ),
      ...cell(x, 246, bi('Voornamen', 'Prénoms', 'Given names'), paper.put('first_name', who.given.join(' ')), 700),
      ...cell(x, 324, bi('Geslacht', 'Sexe', 'Sex'), sex, 220),
      ...cell(
        x + 250,
        324,
        bi('Nationaliteit', 'Nationalité', 'Nationality'),
        paper.put('id_country', 'BE', dutch ? 'Belg' : 'Belge'),
        260,
      ),
      ...cell(
        x + 520,
        324,
        bi('Geb.datum', 'Date naiss.', 'Date of birth'),
        paper.put('date_of_birth', who.birth, when(who.birth)),
        old ? 250 : 270,
      ),
      ...cell(x, 402, bi('Rijksregisternr.', 'N° registre national', 'Identification No.'), register, 340),
      ...cell(x + 380, 402, bi('Kaartnr.', 'N° de carte', 'Card No.'), paper.put('id_number', number), 360),
      ...cell(
        x,
        480,
        bi('Vervaldatum', 'Date d’expiration', 'Expiry date'),
        paper.put('id_expiry', expiry, when(expiry)),
        340,
      ),
      ...(old
        ? cell(
            x + 380,
            480,
            dutch ? 'Geldig van - tot / Valid from - until' : 'Valable du - au / Valid from - until',
            paper.put('id_issue_date', issue, say(issue, 'DD.MM.YYYY')),
            360,
          )
        : []),
      ...signed(paper, x + 80, 600, 1.1),
      text(x, 585, bi('Handtekening', 'Signature', 'Signature'), { size: 16, color: '#5c4a50' }),
    ]
    if (paper.chance(0.3)) return [card(paper, ['rose', 'sand', 'grey'], front)]
    const back = [
      ...cell(
        60,
        70,
        bi('Geboorteplaats', 'Lieu de naissance', 'Place of birth'),
        paper.put('place_of_birth', who.town),
        480,
      ),
      ...cell(60, 150, bi('Afgegeven te', 'Délivré à', 'Authority'), townOf(paper, 'be'), 480),
      ...(old
        ? []
        : cell(
            60,
            230,
            bi('Afgiftedatum', 'Date de délivrance', 'Date of issue'),
            paper.put('id_issue_date', issue, when(issue)),
            480,
          )),
      fit(
        60,
        330,
        dutch
          ? 'De houder dient deze kaart steeds bij zich te hebben. www.checkdoc.invalid'
          : 'Le titulaire doit être porteur de cette carte. www.checkdoc.invalid',
        700,
        { size: 17 },
      ),
      ...chip(880, 70, 200),
      ...cardFoot(
        td1({
          code: 'ID',
          state: 'BEL',
          nationality: 'BEL',
          number,
          who,
          expiry,
          optional2: register.replace(/\D/g, ''),
        }),
      ),
    ]
    return [card(paper, ['rose', 'sand', 'grey'], front), card(paper, ['rose', 'sand'], back)]
  },
}
