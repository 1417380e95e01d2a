import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** Statuts of a Moroccan S.A.R.L.: a cover in a frame, then articles; managers named at the end of the text. */
export const statutsMa: UnseenLayout = {
  name: 'statuts-ma',
  docType: 'articles',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'MA')
    const partners = Array.from({ length: paper.between(2, 3) }, next)
    const [page, body] = [openPage(), openPage()]
    const signed = addDays(paper.today, -paper.between(20, 2500))
    const name = paper.put('legal_name', firm(paper, 'MA').toUpperCase())
    const shares = paper.pick([1000, 3000, 5000])
    page.box(60, 70, 475, 690, { stroke: '#000000', strokeWidth: 1.6 })
    page.c(297, 190, `« ${name} »`, 22, 'serif-bold')
    page.c(297, 226, 'SOCIÉTÉ À RESPONSABILITÉ LIMITÉE', 12, 'serif')
    page.c(297, 246, `AU CAPITAL DE ${shares}00,00 DIRHAMS`, 11, 'serif')
    page.c(297, 266, 'SIÈGE SOCIAL : 145, BD ZERKTOUNI - CASABLANCA', 10, 'serif')
    page.c(297, 288, `R.C. N° ${paper.put('registration_number', paper.code('5#####'))}`, 10, 'serif')
    page.c(297, 400, 'S T A T U T S', 30, 'serif-bold')
    page.c(297, 480, `Établis le ${paper.put('document_date', signed, day(signed, 'DD-MM-YYYY'))}`, 11, 'serif')
    page.c(297, 730, 'SPECIMEN', 8, 'serif')
    const article = (y: number, number: number, head: string, text: string) => {
      body.t(50, y, `ARTICLE ${number} : ${head}`, 9.4, 'serif-bold')
      return body.para(50, y + 15, 495, text, 9.2, 'serif') + 8
    }
    body.t(50, 52, 'LES SOUSSIGNÉS :', 9.4, 'serif-bold')
    let y = 70
    partners.forEach((who, index) => {
      y =
        body.para(
          50,
          y,
          495,
          `${index + 1}) ${who.sex === 'F' ? 'Madame' : 'Monsieur'} ${who.full}, de nationalité marocaine, ${who.sex === 'F' ? 'née' : 'né'} le ${day(who.born, 'DD-MM-YYYY')}, titulaire de la CNIE n° ${paper.code('BE######')}, demeurant à ${who.lines.join(', ')}.`,
          9.2,
          'serif',
        ) + 4
    })
    y = article(
      y + 8,
      1,
      'FORME',
      'Il est formé entre les propriétaires des parts ci-après créées une société à responsabilité limitée régie par la loi n° 5-96 et par les présents statuts.',
    )
    y = article(y, 2, 'DÉNOMINATION', `La société prend la dénomination de : ${name} S.A.R.L.`)
    y = article(
      y,
      3,
      'OBJET',
      'La société a pour objet, au Maroc et à l’étranger : le négoce, l’importation et l’exportation de tous produits ; et généralement toutes opérations s’y rattachant.',
    )
    y = article(
      y,
      4,
      'DURÉE',
      'La durée de la société est fixée à quatre-vingt-dix-neuf (99) années à compter de son immatriculation.',
    )
    const each = Math.floor(shares / partners.length)
    y = article(
      y,
      6,
      'CAPITAL SOCIAL',
      `Le capital est fixé à ${shares}00,00 DH, divisé en ${paper.put('share_classes', `${shares} parts sociales`)} de 100 DH chacune, réparties comme suit :`,
    )
    partners.forEach((who, index) => {
      body.t(90, y, `- ${who.full}`, 9.2, 'serif')
      body.r(440, y, `${index === 0 ? shares - each * (partners.length - 1) : each} parts`, 9.2, 'serif')
      y += 14
    })
    const managers = partners.slice(0, paper.between(1, 2))
    paper.put('directors', managers.map((who) => who.full).join('; '), managers[0]?.full)
    y = article(
      y + 8,
      15,
      'GÉRANCE',
      `La société est gérée par ${managers.map((who) => `${who.sex === 'F' ? 'Madame' : 'Monsieur'} ${who.full}`).join(' et ')}, ${managers.length > 1 ? 'nommés cogérants' : 'nommé gérant unique'} pour une durée illimitée, avec les pouvoirs les plus étendus.`,
    )
    body.t(50, y + 20, 'Fait à Casablanca, en six exemplaires originaux.', 9.2, 'serif')
    body.t(50, y + 44, 'Signatures légalisées des associés', 9.2, 'serif-bold')
    body.c(297, 815, '- 2 -   SPECIMEN', 7, 'serif')
    return [page.sheet(), body.sheet()]
  },
}
