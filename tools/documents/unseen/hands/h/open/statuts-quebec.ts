import { addDays } from '../../../../calendar.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, sheetOf } from '../kit.ts'
import { company, crowd } from '../people.ts'

const annexe = [
  'Les actions de la première catégorie comportent le droit de vote à toute assemblée des actionnaires, le droit de recevoir tout dividende déclaré et le droit de partager le reliquat des biens lors de la liquidation de la société.',
  'Les actions de chaque autre catégorie sont sans droit de vote. Elles donnent droit, lorsque le conseil d’administration le déclare, à un dividende mensuel non cumulatif d’au plus 0,75 % du prix de rachat, et sont rachetables au gré de la société sur préavis de trente jours.',
  'Prix de rachat : 1,00 $ par action, plus les dividendes déclarés et impayés. La société ne peut effectuer ce paiement s’il existe des motifs raisonnables de croire qu’elle ne pourrait acquitter son passif à échéance.',
  'Aucun actionnaire ne peut transférer ses actions à une personne qui n’est pas déjà actionnaire sans l’approbation des administrateurs, constatée par résolution.',
] as const

/** The Québec form of articles of constitution: numbered boxes under a grey band, one director a line. */
export const statutsQuebec: UnseenLayout = {
  name: 'statuts-quebec',
  docType: 'articles',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'QC')
    const people = paper.chance(0.5) ? [next(), next()] : [next(), next(), next()]
    const founder = next()
    const made = addDays(paper.today, -paper.between(30, 2500))
    const name = paper.put('legal_name', `${company(paper, 'QC')} ${paper.code('####')} inc.`)
    const classes = paper.pick([
      'Catégorie « A » et catégorie « B »',
      'Actions ordinaires et actions privilégiées',
      'Catégories « A », « B », « C » et « D »',
    ])
    const marks: Mark[] = [
      box(30, 28, 26, 34, { fill: '#2b5c9e' }),
      text(43, 50, 'RE', { size: 12, face: 'sans-bold', color: '#fff', align: 'middle' }),
      text(62, 42, 'Registre des entreprises', { size: 10, face: 'sans-bold' }),
      text(62, 54, 'Direction de la constitution', { size: 8, face: 'sans' }),
      text(582, 42, 'Statuts de constitution', { size: 15, face: 'sans-bold', align: 'right' }),
      text(582, 56, 'Loi sur les sociétés par actions, RLRQ, chapitre S-31.1', { size: 8, align: 'right' }),
    ]
    let y = 74
    const section = (title: string) => {
      marks.push(box(30, y, 552, 15, { fill: '#d5d9de' }), text(35, y + 10.5, title, { size: 8.6, face: 'sans-bold' }))
      y += 15
    }
    const put = (caption: string, value: string, height = 26) => {
      marks.push(...cell([30, y, 552, height], caption, value, { captionSize: 6.2, size: 9.5 }))
      y += height
    }
    marks.push(
      ...cell(
        [430, y, 152, 30],
        'Numéro d’entreprise du Québec (NEQ)',
        paper.put('registration_number', paper.code('117#######')),
        { face: 'mono' },
      ),
    )
    marks.push(
      text(30, y + 12, 'Remplir en caractères d’imprimerie. Lire les instructions (RE-501-G) avant de remplir ce', {
        size: 7,
      }),
    )
    marks.push(
      text(30, y + 21, 'formulaire. Les frais ne sont pas remboursables même si la demande est refusée.', { size: 7 }),
    )
    y += 38
    section('1   Nom de la société par actions')
    put('Inscrivez le nom et, s’il y a lieu, sa version dans une autre langue.', name)
    section('2   Capital-actions')
    put(
      'Catégories d’actions autorisées (voir l’annexe A pour les droits et restrictions)',
      paper.put('share_classes', classes),
    )
    section('3   Restrictions sur le transfert des titres, s’il y a lieu')
    put('', 'Aucun transfert sans le consentement du conseil d’administration (annexe B).', 22)
    section('4   Nombre d’administrateurs')
    marks.push(...cell([30, y, 276, 24], 'Nombre minimal', '1'), ...cell([306, y, 276, 24], 'Nombre maximal', '10'))
    y += 24
    section('5   Administrateurs')
    people.forEach(({ surname, given, lines }) => {
      const [street = '', town = ''] = lines
      marks.push(
        ...cell([30, y, 130, 26], 'Nom de famille', surname, { size: 8.5 }),
        ...cell([160, y, 110, 26], 'Prénom', given, { size: 8.5 }),
      )
      marks.push(...cell([270, y, 312, 26], 'Adresse du domicile', `${street}, ${town}`, { size: 7.4 }))
      y += 26
    })
    const [first] = people
    paper.put('directors', people.map(({ given, surname }) => `${given} ${surname}`).join('; '), first?.surname ?? '')
    section('6   Date et heure à attribuer au certificat, s’il y a lieu')
    const day = paper.put('incorporation_date', made, made.replaceAll('-', ' '))
    marks.push(
      ...cell([30, y, 138, 26], 'Date (A M J)', day, { face: 'mono' }),
      ...cell([168, y, 138, 26], 'Heure', '00 h 01', { face: 'mono' }),
    )
    marks.push(...cell([306, y, 276, 26], 'Limites imposées aux activités', 'Aucune'))
    y += 26
    section('7   Fondateur')
    const [street = '', town = ''] = founder.lines
    put('Nom et prénom', `${founder.surname}, ${founder.given}`)
    put('Adresse', `${street}, ${town}`)
    marks.push(
      ...cell([30, y, 400, 34], 'Signature du fondateur', ''),
      text(80, y + 26, `${founder.given} ${founder.surname}`, { size: 11, face: 'serif', color: '#203a7a' }),
    )
    marks.push(
      ...cell([430, y, 152, 34], 'Réservé à l’administration', paper.code('RE#######'), { face: 'mono', size: 8 }),
    )
    marks.push(
      text(30, 770, 'Ministère du Registre   RE-501 (2021-02)   SPÉCIMEN', { size: 7 }),
      text(582, 770, 'Page 1 de 2', { size: 7, align: 'right' }),
    )
    const rights = column(72, 120, 468, { size: 10, face: 'sans', leading: 15 })
    annexe.forEach((paragraph, index) => {
      rights.say(`${index + 1}.  ${paragraph}`)
      rights.skip(10)
    })
    return [
      sheetOf('letter', marks),
      sheetOf('letter', [
        text(306, 70, 'ANNEXE A – DESCRIPTION DU CAPITAL-ACTIONS', { size: 12, face: 'sans-bold', align: 'middle' }),
        text(306, 88, name, { size: 9.5, face: 'sans', align: 'middle' }),
        ...rights.marks,
        text(30, 770, 'SPÉCIMEN', { size: 7 }),
        text(582, 770, 'Page 2 de 2', { size: 7, align: 'right' }),
      ]),
    ]
  },
}
