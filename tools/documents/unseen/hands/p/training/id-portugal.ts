import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, stripes } from '../card.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { somebody } from '../people.ts'

/** The Portuguese citizen card: document number with check letters, parents joined by a star behind, three other numbers. */
export const idPortugal: UnseenLayout = {
  name: 'id-portugal',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'pt')
    const issue = dayIn(paper, '2017-03-01', '2026-08-30')
    const expiry = validTo(issue, 10, 0)
    const civil = paper.code('1#######')
    const number = `${civil} ${paper.between(0, 9)} Z${paper.code('@#')}`
    const cell = cells({
      where: paper.pick(['below', 'below', 'above'] as const),
      caption: 16,
      value: 27,
      ink: '#2f6d63',
      captionFace: 'sans',
    })
    const bi = (pt: string, en: string) => paper.pick([`${pt}  ${en}`, `${pt} / ${en}`, pt])
    const day = (iso: string) => say(iso, 'DD MM YYYY')
    const right = paper.chance(0.5)
    const x = right ? 60 : 380
    const front = [
      box(0, 130, 1198, 6, { fill: '#2f6d63', opacity: 0.5 }),
      text(60, 64, paper.pick(['REPÚBLICA PORTUGUESA', 'PORTUGAL']), { size: 25, face: 'sans-bold', color: '#225248' }),
      fit(60, 106, paper.pick(['CARTÃO DE CIDADÃO   CITIZEN CARD', 'CARTÃO DE CIDADÃO / CITIZEN CARD']), 700, {
        size: 27,
        color: '#225248',
      }),
      ...stripes(1010, 40, 120, 70, ['#1d7a3c', '#c8202d'], true),
      ...face(paper, who, right ? { x: 860, y: 170, scale: 0.95 } : { x: 60, y: 170, scale: 0.95 }),
      ...cell(x, 190, bi('APELIDO(S)', 'SURNAME'), paper.put('last_name', caps(who.last)), 720),
      ...cell(x, 270, bi('NOME(S)', 'GIVEN NAME'), paper.put('first_name', caps(who.given.join(' '))), 720),
      ...cell(x, 350, bi('SEXO', 'SEX'), paper.put('sex', who.sex), 130),
      ...cell(x + 150, 350, bi('ALTURA', 'HEIGHT'), `1,${paper.between(50, 92)}`, 150),
      ...cell(x + 320, 350, bi('NACIONALIDADE', 'NATIONALITY'), paper.put('id_country', 'PT', 'PRT'), 190),
      ...cell(
        x + 530,
        350,
        bi('DATA NASCIMENTO', 'DATE OF BIRTH'),
        paper.put('date_of_birth', who.birth, day(who.birth)),
        240,
      ),
      ...cell(x, 430, bi('Nº DOCUMENTO', 'DOCUMENT No.'), paper.put('id_number', number), 380),
      ...cell(x + 420, 430, bi('DATA DE VALIDADE', 'EXPIRY DATE'), paper.put('id_expiry', expiry, day(expiry)), 330),
      text(x, 560, 'ASSINATURA  SIGNATURE', { size: 16, color: '#2f6d63' }),
      ...signed(paper, x + 80, 580, 1.4),
      ...chip(right ? 640 : 960, 550, 130),
    ]
    const [father, mother] = [somebody(paper, 'pt', { sex: 'M' }), somebody(paper, 'pt', { sex: 'F' })]
    const dad = caps(`${father.given[0] ?? ''} ${father.last}`)
    const mum = caps(`${mother.given.join(' ')} ${mother.last}`)
    const two = paper.chance(0.5)
    const back = [
      ...cell(
        60,
        74,
        bi('FILIAÇÃO', 'PARENTS'),
        two ? paper.put('father_name', dad) : `${paper.put('father_name', dad)} * ${paper.put('mother_name', mum)}`,
        1060,
      ),
      ...(two ? [fit(60, 140, paper.put('mother_name', mum), 1060, { size: 27, face: 'sans' })] : []),
      ...cell(60, 190, bi('Nº IDENT. FISCAL', 'TAX No.'), paper.code('2########'), 300),
      ...cell(400, 190, bi('Nº SEGURANÇA SOCIAL', 'SOCIAL SECURITY No.'), paper.code('1##########'), 340),
      ...cell(780, 190, bi('Nº UTENTE DE SAÚDE', 'HEALTH No.'), paper.code('3########'), 340),
      fit(
        60,
        310,
        paper.pick([
          'Este cartão não substitui o passaporte fora da UE. ',
          'ENTIDADE EMISSORA: Conservatória do Registo Civil',
        ]),
        700,
        { size: 17 },
      ),
      ...cardFoot(
        td1({
          code: 'I',
          state: 'PRT',
          nationality: 'PRT',
          number: civil,
          who,
          expiry,
          optional: number.replaceAll(' ', '').slice(9),
        }),
      ),
    ]
    return [card(paper, ['sea', 'green', 'sand'], front), card(paper, ['sea', 'green'], back)]
  },
}
