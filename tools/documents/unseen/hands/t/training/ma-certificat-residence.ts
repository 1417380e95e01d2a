import { addDays, addYears } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, putDate, sayAddress, stamp } from '../kit.ts'
import { another, home, somebody } from '../people.ts'

const offices = [
  ['Préfecture d’Arrondissements Aïn Tissir', 'Annexe administrative El Hana'],
  ['Province de Beni Zemmour', 'Caïdat Oulad Slimane'],
  ['Préfecture de Police de Taroudanne-Nord', 'Arrondissement Hay Salam'],
  ['Wilaya de la région Atlas-Océan', '5e Annexe administrative Borj'],
] as const

/** A certificate of residence of a Moroccan authority: the hierarchy at the upper left, dotted lines filled in, or one sentence. */
export const maCertificatResidence: UnseenLayout = {
  name: 'ma-certificat-residence',
  docType: 'residence_certificate',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const [who, [upper, office]] = [somebody(paper, 'MA'), paper.pick(offices)]
    const written = addDays(paper.today, -paper.between(1, 70))
    const look = paper.pick(['dmy', 'fr', 'dashes', 'dmy'] as const)
    const face = paper.pick(['serif', 'mono', 'sans'] as const)
    const town = paper.pick(['Casablanca', 'Settat', 'Agadir', 'Fès', 'Tétouan'])
    const name = paper.put(
      'document_holder_name',
      paper.pick([who.full, who.french, `${who.surname.toUpperCase()} ${who.given.toUpperCase()}`]),
    )
    const address = sayAddress(paper, home(paper, 'MA'))
    const cin = paper.put('id_number', paper.code(paper.pick(['BE######', 'J######', 'PB######', 'CD######'])))
    const born = day(addDays(addYears(written, -paper.between(20, 71)), paper.between(1, 300)), look)
    const dated = putDate(paper, 'document_date', written, look)
    const civil = who.sex === 'F' ? 'Madame' : 'Monsieur'
    const isOfficeTop = paper.chance(0.7)
    const head = column(50, 40, 220, { size: 9, face, align: 'middle' }).list([
      'ROYAUME DU MAROC',
      'MINISTÈRE DE L’INTÉRIEUR',
      upper,
    ])
    if (isOfficeTop) head.say(paper.put('issuer_name', office), { face: 'sans-bold' })
    const title = paper.pick([
      'CERTIFICAT DE RÉSIDENCE',
      'ATTESTATION DE RÉSIDENCE',
      'Certificat de résidence',
      'CERTIFICAT ADMINISTRATIF DE RÉSIDENCE',
    ])
    const body = column(60, 240, 475, { size: 10.5, face, leading: 1.9 })
    body.say(title, { size: 15, face: 'serif-bold', align: 'middle' }).gap(20)
    const chief = paper.pick(['Le Caïd', 'Le Chef de l’annexe', 'Le Khalifa', 'L’autorité locale'])
    if (paper.chance(0.5)) {
      body.say(`${chief}${isOfficeTop ? '' : ` de ${paper.put('issuer_name', office)}`} soussigné certifie que :`)
      const at = paper.pick([150, 175, 190])
      body.pair(paper.pick(['M./Mme :', 'Nom et prénom :', 'Le (la) nommé(e) :', 'L’intéressé(e) :']), name, at)
      body.pair(
        paper.pick(['Né(e) le :', 'Date et lieu de naissance :']),
        `${born} à ${paper.pick(['Safi', 'Khouribga', 'Taza'])}`,
        at,
      )
      if (paper.chance(0.5))
        body.pair('Fils (fille) de :', `${another(paper, 'MA', who).given} ben ${another(paper, 'MA', who).given}`, at)
      body.pair(paper.pick(['CNIE n° :', 'Titulaire de la CIN n° :', 'C.I.N. :']), cin, at)
      body.pair(paper.pick(['Demeure à :', 'Adresse :', 'Réside effectivement au :', 'Domicilié(e) à :']), address, at)
      body.say(
        `${paper.pick(['depuis', 'et ce depuis'])} ${paper.pick(['plus de six mois', 'plus de trois (3) ans', `l’année ${paper.between(2004, 2024)}`])}.`,
      )
    } else {
      body.say(
        paper.pick([
          `${chief}${isOfficeTop ? '' : ` (${paper.put('issuer_name', office)})`} certifie que ${civil} ${name}, né(e) le ${born}, de nationalité marocaine, titulaire de la carte nationale n° ${cin}, réside bien au ${address}.`,
          `Nous soussigné, ${chief}${isOfficeTop ? '' : ` de ${paper.put('issuer_name', office)}`}, attestons d’après l’enquête effectuée par le moqaddem que ${civil} ${name} (CIN ${cin}), né(e) le ${born}, est domicilié(e) à l’adresse suivante : ${address}.`,
        ]),
      )
    }
    body
      .gap(10)
      .say(
        paper.pick([
          'Le présent certificat est délivré à l’intéressé(e) pour servir et valoir ce que de droit. Validité : trois mois.',
          'Ce certificat est établi sur la demande de l’intéressé(e) et ne peut servir à l’obtention d’un titre de propriété.',
        ]),
      )
    body
      .gap(12)
      .say(`${paper.pick(['Fait à', 'Délivré à'])} ${town}, le ${dated}`, { align: 'right' })
      .say(paper.pick(['Signature et cachet', `Signé : ${another(paper, 'MA', who).full}`, chief]), { align: 'right' })
    return [
      a4(
        [
          ...head.marks,
          ...emblem(277, 46, 40, '', '#8a1c1c', 'ring'),
          ...body.marks,
          ...stamp(430, Math.min(730, body.bottom() + 50), 40, ['ROYAUME DU MAROC', town], '#6b2f8a'),
          line(50, 800, 545, 800),
          text(50, 812, 'Timbre fiscal : 20 DH', { size: 7 }),
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
