import { addDays, addYears } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, putDate, sayAddress, stamp } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'

const communes = [
  ['Saint-Maurin-sur-Oise', '95', 'Val-d’Oise'],
  ['Plougastren', '29', 'Finistère'],
  ['Les Angles-d’Auzon', '84', 'Vaucluse'],
  ['Montbrun-la-Forêt', '63', 'Puy-de-Dôme'],
] as const

/** A town hall’s certificate of domicile: the commune in the letterhead or only in the stamp and the sentence; a deputy mayor signs. */
export const frMairieDomicile: UnseenLayout = {
  name: 'fr-mairie-domicile',
  docType: 'residence_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [who, [town, code, department]] = [somebody(paper, 'FR'), paper.pick(communes)]
    const [mayor, witness] = [another(paper, 'FR', who), another(paper, 'FR', who)]
    const written = addDays(paper.today, -paper.between(1, 80))
    const look = paper.pick(['fr', 'fr', 'dmy', 'frCaps'] as const)
    const issuer = paper.put('issuer_name', paper.pick([`Mairie de ${town}`, `Commune de ${town}`, `Ville de ${town}`]))
    const [street = ''] = home(paper, 'FR').slice(-2)
    const address = sayAddress(paper, [street, `${code}${paper.pick(['150', '240', '400'])} ${town.toUpperCase()}`])
    const name = paper.put(
      'document_holder_name',
      paper.pick([who.french, who.full, `${who.surname.toUpperCase()} ${who.given}`]),
    )
    const person = `${titled(who, 'FR')} ${name}`
    const ends = who.sex === 'F' ? 'e' : ''
    const dated = putDate(paper, 'document_date', written, look)
    const born = day(addDays(addYears(written, -paper.between(19, 85)), paper.between(1, 300)), look)
    const blue = paper.pick(['#1c3f94', '#444', '#7b2d26'])
    const head = column(45, 36, 200, { size: 9 })
      .list(['RÉPUBLIQUE FRANÇAISE', `DÉPARTEMENT : ${department.toUpperCase()}`])
      .say(issuer, { face: 'sans-bold', size: 12, color: blue })
      .list(['Service État civil - Population', `Tél. 0${paper.between(1, 5)} 99 00 ${paper.code('## ##')}`])
    const isLow = paper.chance(0.3)
    const body = column(paper.pick([70, 90]), 250, 430, {
      size: 10.5,
      face: paper.pick(['serif', 'sans', 'narrow']),
      leading: 1.8,
    })
    body
      .say(
        paper.pick([
          'CERTIFICAT DE DOMICILE',
          'ATTESTATION DE DOMICILE',
          'CERTIFICAT DE RÉSIDENCE',
          'Attestation de résidence',
        ]),
        { size: 16, face: 'serif-bold', align: 'middle' },
      )
      .gap(20)
    body
      .say(
        paper.pick([
          `Nous, Maire de la commune de ${town}, certifions que ${person}, né${ends} le ${born} à ${paper.pick(['Limoges', 'Pau', 'Dakar', 'Porto'])}, est domicilié${ends} dans notre commune, ${address}, depuis le ${day(addDays(written, -paper.between(200, 4000)), look)}.`,
          `Le Maire soussigné, ${mayor.full}, atteste sur la foi des pièces produites (quittance de loyer, facture d’eau) que ${person} réside à l’adresse suivante : ${address}.`,
          `Sur la déclaration de ${witness.full}, témoin majeur, nous certifions que ${person} (né${ends} le ${born}) demeure effectivement ${address}.`,
        ]),
      )
      .gap(10)
    body.say('En foi de quoi nous avons délivré le présent certificat pour servir et valoir ce que de droit.').gap(18)
    body
      .say(`${paper.pick(['En mairie, le', `${town}, le`, `Fait à ${town} le`, 'Délivré le'])} ${dated}`, {
        align: 'right',
      })
      .say(paper.pick(['Le Maire,', `Pour le Maire, l’adjointe déléguée ${mayor.full}`, 'L’Officier d’état civil']), {
        align: 'right',
      })
    const low = isLow
      ? column(45, 770, 505, { size: 7.5, align: 'middle' }).say(`${issuer} - Place de la Mairie - mairie@example.org`)
          .marks
      : []
    const frame = paper.chance(0.4) ? [box(30, 24, 535, 790, { stroke: blue, strokeWidth: 1.2 })] : []
    return [
      a4(
        [
          ...frame,
          ...(isLow ? [text(297, 70, 'RÉPUBLIQUE FRANÇAISE', { size: 10, align: 'middle' })] : head.marks),
          ...emblem(470, 44, 54, 'RF', blue, 'ring'),
          ...body.marks,
          ...stamp(180, body.bottom() + 50, 42, ['RÉPUBLIQUE FRANÇAISE', issuer, `(${code})`], blue),
          ...low,
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
