import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, star } from '../card.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { nations } from '../nations.ts'
import { abroad, somebody } from '../people.ts'

/** The Moroccan registration card of a foreigner: names without captions, nationality in French, reason of stay, address behind. */
export const permitMorocco: UnseenLayout = {
  name: 'permit-morocco',
  docType: 'residence_permit',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const nation = paper.pick([
      ...nations.filter(({ alpha2 }) => alpha2 !== 'MA'),
      { alpha2: 'FR', alpha3: 'FRA', french: 'Française', names: 'fr' },
      { alpha2: 'ES', alpha3: 'ESP', french: 'Espagnole', names: 'es' },
      { alpha2: 'BE', alpha3: 'BEL', french: 'Belge', names: 'nl' },
    ])
    const who = somebody(paper, 'ma', { names: nation.names })
    const years = paper.pick([1, 3, 5, 10])
    const issue = dayIn(paper, years > 4 ? '2022-01-05' : '2025-11-02', '2026-09-20')
    const expiry = validTo(issue, years)
    const number = `${paper.pick(['C', 'E', 'B'])}${paper.code('######@')}`
    const form = paper.pick(['DD/MM/YYYY', 'DD.MM.YYYY', 'DD-MM-YYYY'])
    const day = (iso: string) => say(iso, form)
    const isCard = paper.chance(0.6)
    const inline = cells({
      where: 'right',
      caption: 21,
      value: 27,
      ink: '#5e6d2d',
      face: paper.pick(['sans-bold', 'mono'] as const),
    })
    const colon = paper.pick([' :', ':', ''])
    const title = paper.pick([
      'CARTE D’IMMATRICULATION',
      'TITRE DE SEJOUR',
      'CERTIFICAT D’IMMATRICULATION',
      'CARTE DE RESIDENCE',
    ])
    const kind = title === 'TITRE DE SEJOUR' ? 'Type' : 'Motif de séjour'
    const category = paper.pick([
      'TRAVAIL',
      'REGROUPEMENT FAMILIAL',
      'ETUDIANT',
      'RETRAITE',
      'INVESTISSEUR',
      'CONJOINT DE MAROCAINE',
      'VISITEUR',
    ])
    const left = paper.chance(0.5)
    const x = left ? 400 : 60
    const named = paper.chance(0.55)
    const front = [
      text(599, 54, 'ROYAUME DU MAROC', { size: 28, face: 'sans-bold', color: '#4d6b46', align: 'middle' }),
      text(599, 92, title, { size: 26, color: '#4d6b46', align: 'middle' }),
      ...(paper.chance(0.5)
        ? [text(599, 122, 'Direction Générale de la Sûreté Nationale', { size: 17, align: 'middle' })]
        : []),
      star(90, 70, 34, '#2f7a44'),
      ...face(paper, who, { x: left ? 60 : 850, y: 150, scale: 1 }),
      ...(named
        ? [
            ...inline(x, 190, `Nom${colon}`, paper.put('last_name', caps(who.last)), 740),
            ...inline(x, 246, `Prénom${colon}`, paper.put('first_name', caps(who.given.join(' '))), 740),
          ]
        : [
            fit(x, 190, paper.put('first_name', caps(who.given.join(' '))), 700, { size: 29, face: 'sans-bold' }),
            fit(x, 246, paper.put('last_name', caps(who.last)), 700, { size: 29, face: 'sans-bold' }),
          ]),
      ...inline(
        x,
        302,
        who.sex === 'F' ? 'Née le' : 'Né le',
        paper.put('date_of_birth', who.birth, day(who.birth)),
        720,
      ),
      ...inline(x, 358, 'à', caps(paper.pick(abroad)), 720),
      ...inline(x, 414, `Nationalité${colon}`, paper.put('citizenship', nation.alpha2, caps(nation.french)), 720),
      ...inline(x, 470, `${kind}${colon}`, paper.put('permit_category', category), 720),
      ...inline(
        x,
        526,
        paper.pick(['Valable jusqu’au', 'Validité du / au', 'Expire le']).replace(' du / au', ''),
        paper.put('id_expiry', expiry, day(expiry)),
        720,
      ),
      ...inline(x, 590, paper.pick(['N°', 'CI N°', 'N° CIE :']), paper.put('id_number', number), 720),
      ...signed(paper, x + 380, 600, 1.1),
    ]
    const back = [
      text(60, 70, `N° ${number}`, { size: 27, face: 'sans-bold' }),
      ...inline(60, 136, `Adresse au Maroc${colon}`, caps(who.address.join(' ')), 1060),
      ...inline(
        60,
        192,
        `Profession${colon}`,
        paper.pick(['INGENIEUR', 'SANS', 'ENSEIGNANTE', 'COMMERÇANT', 'CUISINIER']),
        700,
      ),
      ...inline(60, 248, `Sexe${colon}`, who.sex, 300),
      ...inline(60, 304, `Délivrée le${colon}`, day(issue), 500),
      ...inline(560, 304, `Date d’entrée${colon}`, day(dayIn(paper, '2009-01-01', '2018-12-30')), 560),
      ...inline(60, 360, `Passeport N°${colon}`, paper.code('##@@#####'), 560),
      ...(isCard
        ? [
            ...chip(960, 170, 150),
            ...cardFoot(td1({ code: 'IR', state: 'MAR', nationality: nation.alpha3, number, who, expiry })),
          ]
        : [text(60, 470, 'Le Préfet de Police', { size: 22 }), ...signed(paper, 90, 500, 1.6)]),
    ]
    return [card(paper, ['green', 'sand', 'sea'], front), card(paper, ['green', 'sand'], back)]
  },
}
