import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card } from '../card.ts'
import { caps, cells, dayIn, face, fit, months, say, signed, validTo } from '../kit.ts'
import { nationOf } from '../nations.ts'
import { abroad, somebody } from '../people.ts'

/** The Canadian permanent resident card: captions of two languages, months of both, the name in one line or two. */
export const residentCanada: UnseenLayout = {
  name: 'resident-canada',
  docType: 'permanent_resident_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const nation = nationOf(paper)
    const who = somebody(paper, 'ca', { names: nation.names })
    const issue = dayIn(paper, '2021-11-01', '2026-09-15')
    const expiry = validTo(issue, 5, 0)
    const number = paper.code('####-####')
    const isFrench = paper.chance(0.4)
    const bi = (en: string, fr: string) => (isFrench ? `${fr}/${en}` : `${en}/${fr}`)
    const cell = cells({
      where: paper.pick(['below', 'below', 'above'] as const),
      caption: paper.pick([17, 19]),
      value: paper.pick([26, 29]),
      ink: paper.pick(['#8d2f38', '#5e5146', '#2f5672']),
    })
    const form = paper.pick(['DD MON YYYY', 'DD MON YY', 'YYYY MON DD'])
    const day = (iso: string, pattern = form) => say(iso, pattern, months.ca)
    const oneLine = paper.chance(0.45)
    const x = 400
    const names = oneLine
      ? cell(
          x,
          190,
          bi('Name', 'Nom'),
          `${paper.put('last_name', caps(who.last))}, ${paper.put('first_name', caps(who.given.join(' ')))}`,
          740,
        )
      : [
          ...cell(
            x,
            176,
            paper.pick([bi('Surname', 'Nom'), bi('Last name', 'Nom'), bi('Name', 'Nom')]),
            paper.put('last_name', caps(who.last)),
            740,
          ),
          ...(paper.chance(0.5)
            ? cell(
                x,
                252,
                bi('Given name(s)', 'Prénom(s)'),
                paper.put('first_name', who.given.map(caps).join(' ')),
                740,
              )
            : [fit(x, 252, paper.put('first_name', caps(who.given.join(' '))), 740, { size: 27, face: 'sans' })]),
        ]
    const front = [
      text(60, 56, bi('Government of Canada', 'Gouvernement du Canada'), { size: 21, face: 'serif', color: '#333333' }),
      fit(
        60,
        106,
        isFrench
          ? 'CARTE DE RÉSIDENT PERMANENT  PERMANENT RESIDENT CARD'
          : 'PERMANENT RESIDENT CARD  CARTE DE RÉSIDENT PERMANENT',
        1080,
        { size: 27, face: 'sans-bold', color: '#8d2f38' },
      ),
      ...face(paper, who, { x: 60, y: 150, scale: 1.08 }),
      ...names,
      ...cell(x, 328, bi('ID No', 'No ID'), paper.put('id_number', number), 330),
      ...cell(
        x + 380,
        328,
        bi('Nationality', 'Nationalité'),
        paper.put('citizenship', nation.alpha2, nation.alpha3),
        340,
      ),
      ...cell(x, 404, bi('Sex', 'Sexe'), paper.put('sex', who.sex), 200),
      ...cell(
        x + 380,
        404,
        bi('Date of Birth', 'Date de naissance'),
        paper.put('date_of_birth', who.birth, day(who.birth, form === 'DD MON YY' ? 'DD MON YYYY' : form)),
        380,
      ),
      ...cell(x, 480, bi('Expiry', 'Expiration'), paper.put('id_expiry', expiry, day(expiry)), 350),
      ...signed(paper, x + 380, 540, 1.1),
    ]
    if (paper.chance(0.4)) return [card(paper, ['rose', 'sand', 'sea'], front)]
    const back = [
      ...cell(60, 80, bi('PR since', 'RP depuis'), day(dayIn(paper, '2011-01-01', issue)), 400),
      ...cell(
        60,
        160,
        bi('Country of birth', 'Pays de naissance'),
        `${caps(paper.pick(abroad))}, ${nation.alpha3}`,
        600,
      ),
      ...cell(60, 240, bi('Height', 'Taille'), `${paper.between(150, 196)} cm`, 300),
      ...cell(420, 240, bi('Eyes', 'Yeux'), paper.pick(['BROWN/BRUN', 'BLUE/BLEU', 'HAZEL/NOISETTE']), 400),
      ...cell(60, 320, bi('Card issued', 'Carte délivrée'), day(issue), 400),
      fit(
        60,
        470,
        'This card is the property of the Government of Canada / Cette carte est la propriété du gouvernement du Canada',
        1080,
        { size: 17 },
      ),
      fit(60, 504, 'If found, drop in any mailbox / Si trouvée, déposer dans une boîte aux lettres', 1080, {
        size: 17,
      }),
    ]
    return [card(paper, ['rose', 'sand', 'sea'], front), card(paper, ['rose', 'grey'], back)]
  },
}
