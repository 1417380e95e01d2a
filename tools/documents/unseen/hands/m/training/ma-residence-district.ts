import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { capital, home, plain, somebody, title } from '../people.ts'
import { ago, french, numeric } from '../say.ts'

const seats = [
  ['Préfecture de Police de Casablanca', 'District Anfa – 14ème Arrondissement', 'Casablanca'],
  ['Préfecture de Salé', 'Annexe Administrative Tabriquet Nord', 'Salé'],
  ['Province d’Azilal', 'Caïdat de Tanant', 'Azilal'],
  ['Préfecture d’Agadir Ida-Outanane', 'Annexe Administrative n° 9', 'Agadir'],
] as const
const uses = [
  'dossier bancaire',
  'inscription scolaire',
  'demande de crédit',
  'établissement du permis de conduire',
] as const

/** A one-paragraph certificate typed by a district office: address inside the sentence, identity card quoted, stamp over the signature. */
export const maResidenceDistrict: UnseenLayout = {
  name: 'ma-residence-district',
  docType: 'residence_certificate',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'a4',
      left: 80,
      right: 70,
      size: 11,
      face: paper.pick(['serif', 'mono']),
      foot: 'La présente attestation est valable trois mois',
    })
    const who = somebody(paper, 'MA')
    const [province, office, town] = paper.pick(seats)
    const issued = ago(paper, 2, 85)
    const born = ago(paper, 7000, 26000)
    flow.p('ROYAUME DU MAROC', { size: 9, after: 0 })
    flow.p('MINISTÈRE DE L’INTÉRIEUR', { size: 9, after: 0 })
    flow.p(province, { size: 9, after: 0 })
    flow.p(paper.put('issuer_name', office), { size: 9, after: 50 })
    flow.c(
      paper.pick(['CERTIFICAT DE RÉSIDENCE', 'ATTESTATION DE RÉSIDENCE', 'CERTIFICAT ADMINISTRATIF DE RÉSIDENCE']),
      { size: 17, face: 'serif-bold', after: 34 },
    )
    const chief = paper.pick([
      'Le Chef de l’arrondissement soussigné',
      'Le Caïd, chef de l’annexe administrative',
      'Nous soussigné, Pacha de la ville,',
    ])
    const name = paper.put('document_holder_name', paper.chance(0.5) ? capital(who) : plain(who))
    const address = home(paper, 'MA').join(', ')
    const card = paper.put('id_number', paper.code(paper.pick(['@######', '@@######', '@@#####'])))
    const e = who.sex === 'F' ? 'e' : ''
    const cardWords = paper.pick([
      'titulaire de la C.N.I.E. n°',
      'porteur de la carte nationale d’identité électronique n°',
      'CIN n°',
    ])
    const address2 = paper.put('address', address)
    if (paper.chance(0.5)) {
      flow.p(
        `${chief} certifie, au vu de l’enquête effectuée par l’autorité locale, que ${title(who, 'long')} ${name}, né${e} le ${numeric(born, 'd/m/Y')} à ${paper.pick(['Khouribga', 'Taza', 'El Hajeb', 'Lyon'])}, de nationalité marocaine, ${cardWords} ${card}, réside effectivement à l’adresse suivante : ${address2} depuis ${born.slice(0, 3)}8.`,
        { leading: 21, after: 16 },
      )
    } else {
      flow.p(`${chief} atteste que :`, { after: 10 })
      for (const [caption, value] of [
        ['Nom et prénom', `${title(who)} ${name}`],
        ['Né(e) le', numeric(born, 'd/m/Y')],
        ['Profession', paper.pick(['Sans', 'Commerçant', 'Salarié', 'Étudiant'])],
        ['Pièce d’identité', `${cardWords} ${card}`],
        [paper.pick(['Demeurant à', 'Adresse', 'Domicile']), address2],
      ] as const)
        flow.pair(`${caption} :`, value, 130, { leading: 22 })
      flow.gap(14)
      flow.p('est domicilié dans le ressort de notre commandement.', { after: 14 })
    }
    flow.p(
      `Le présent certificat est délivré à l’intéressé${e} pour ${paper.pick(uses)} et pour servir et valoir ce que de droit.`,
      { leading: 19, after: 30 },
    )
    flow.r(
      `${town}, le ${paper.put('document_date', issued, paper.chance(0.5) ? french(issued) : numeric(issued, 'd/m/Y'))}`,
      { after: 14 },
    )
    flow.r(capital(somebody(paper, 'MA', 'M')), { after: 20 })
    const y = flow.y() + 26
    flow.put(
      ellipse(430, y, 46, 46, { stroke: '#22458f', strokeWidth: 1.4 }),
      ellipse(430, y, 33, 33, { stroke: '#22458f', strokeWidth: 0.8 }),
      text(430, y + 4, 'CACHET', { size: 9, color: '#22458f', align: 'middle', turnDegrees: -12 }),
    )
    flow.put(
      box(80, 700, 88, 46, { stroke: '#888' }),
      text(124, 720, 'TIMBRE', { size: 8, color: '#888', align: 'middle' }),
      text(124, 732, '20 DH', { size: 8, color: '#888', align: 'middle' }),
    )
    return flow.sheets()
  },
}
