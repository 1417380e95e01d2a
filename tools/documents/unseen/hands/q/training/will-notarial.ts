import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { signLines } from '../blocks.ts'
import { openFlow, para, sheetsOf, turn } from '../flow.ts'
import { office } from '../firms.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A Québec will, before a notary or by hand before witnesses: the liquidator stands in a clause among the legatees. */
export const willNotarial: UnseenLayout = {
  name: 'will-notarial',
  docType: 'will',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [testator, first, second, notary, heir, ...rest] = crowd(paper, 'QC', 7)
    if (!testator || !first || !second || !notary || !heir) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'mono', 'sans', 'serif'], letter: [9, 11] })
    const signed = addDays(paper.today, -paper.between(40, 3000))
    const form = paper.pick(['frWords', 'frLong', 'frWords'] as const)
    const when = putDate(paper, 'document_date', signed, form)
    const name = paper.put('document_holder_name', named(testator, paper.pick(['upperLast', 'upper', 'plain'])))
    const executors = `*${enumerated(listed(paper, 'executors', paper.chance(0.6) ? [first] : [first, second], paper.pick(['upperLast', 'plain', 'upper'])), 'et')}*`
    const [street, town] = address(paper, 'QC')
    const born = dated(addDays(signed, -paper.between(14000, 30000)), 'frLong')
    const isNotarial = paper.chance(0.65)
    const et = testator.isWoman ? 'e' : ''
    if (isNotarial) {
      para(flow, `Minute numéro ${paper.code('#')} ${paper.code('###')}`, { align: 'right', after: 12 })
      para(flow, paper.pick(['TESTAMENT', 'T E S T A M E N T', 'TESTAMENT NOTARIÉ']), {
        align: 'middle',
        size: 14,
        bold: true,
        after: 12,
      })
      const opening =
        form === 'frWords' ? `L’an deux mille ${when.split('deux mille ')[1] ?? ''}, le ${when}` : `Le ${when}`
      para(flow, form === 'frWords' ? `LE ${when}.` : `${opening}.`, { bold: true })
      para(
        flow,
        `DEVANT *Me ${named(notary)}*, notaire à ${town.split(' (')[0] ?? ''}, province de Québec, en présence de ${named(rest[0] ?? heir)}, témoin,`,
      )
      para(flow, 'COMPARAÎT', { align: 'middle', bold: true })
      para(
        flow,
        `*${name}*, né${et} le ${born}, retraité${et}, demeurant au ${street}, ${town}, lequel fait son testament comme suit :`,
      )
    } else {
      para(flow, paper.pick(['Testament devant témoins', 'MON TESTAMENT', 'Dernières volontés']), {
        size: 15,
        bold: true,
        after: 12,
      })
      para(
        flow,
        `Je, soussigné${et}, *${name}*, domicilié${et} au ${street}, ${town}, né${et} le ${born}, sain${et} d’esprit, dispose de mes biens ainsi :`,
      )
    }
    const several = executors.includes(' et ')
    const liquidator = [
      `Je nomme ${executors} liquidateur${several ? 's' : ''} de ma succession, avec la pleine administration et sans obligation de faire inventaire par acte notarié.`,
      `Je désigne comme liquidateur${several ? 's' : ''} successor${several ? 'aux' : 'al'} ${executors}, qui aur${several ? 'ont' : 'a'} la saisine de tous mes biens.`,
      `La liquidation est confiée à ${executors}, avec dispense de fournir caution.`,
      `J’institue ${executors} exécuteur${several ? 's' : ''} testamentaire${several ? 's' : ''} et liquidateur${several ? 's' : ''}, à charge de rendre compte.`,
    ]
    const articles: readonly (readonly [string, string])[] = [
      [
        'RÉVOCATION',
        'Je révoque toute disposition testamentaire antérieure au présent testament, y compris tout codicille.',
      ],
      ['FUNÉRAILLES', 'Je m’en rapporte à mes proches pour mes funérailles et je demande que mon corps soit incinéré.'],
      [
        'LEGS PARTICULIER',
        `Je lègue à titre particulier à ${named(heir)} la somme de dix mille dollars (10 000 $) et mes livres.`,
      ],
      [
        'LEGS UNIVERSEL',
        `Je lègue le résidu de mes biens, meubles et immeubles, à mes enfants au premier degré, par parts égales, avec représentation.`,
      ],
      ['LIQUIDATION', paper.pick(liquidator)],
      [
        'INSAISISSABILITÉ',
        'Tous les biens légués, ainsi que leurs revenus, seront insaisissables pour quelque cause que ce soit.',
      ],
    ]
    const kept = articles.filter(([title]) => title === 'LIQUIDATION' || paper.chance(0.8))
    const style = paper.pick(['article', 'roman', 'plain'] as const)
    for (const [index, [title, content]] of kept.entries()) {
      if (style === 'article') para(flow, `ARTICLE ${index + 1} – ${title}`, { bold: true, after: 3 })
      para(
        flow,
        style === 'article'
          ? content
          : `${style === 'roman' ? `${['I', 'II', 'III', 'IV', 'V', 'VI'][index] ?? ''} –` : `${index + 1}°`} ${content}`,
        { after: 8 },
      )
    }
    if (paper.chance(0.4)) turn(flow)
    para(
      flow,
      isNotarial
        ? `DONT ACTE à ${town.split(' (')[0] ?? ''}, sous le numéro indiqué au répertoire du notaire soussigné. ET LECTURE FAITE, ${testator.isWoman ? 'la testatrice' : 'le testateur'} signe en présence du notaire et du témoin.`
        : `Fait et signé à ${town.split(' (')[0] ?? ''}${form === 'frWords' ? ', le' : ' le'} ${when}.`,
      { after: 6 },
    )
    signLines(flow, [
      [name, testator.isWoman ? 'testatrice' : 'testateur'],
      [named(rest[0] ?? heir), 'témoin'],
      [isNotarial ? `Me ${named(notary)}, notaire` : named(rest[1] ?? heir), isNotarial ? '' : 'témoin'].filter(
        (one) => one !== '',
      ),
    ])
    return sheetsOf(
      flow,
      [isNotarial ? `${office(paper, 'QC')} – SPÉCIMEN – {page}/{pages}` : 'SPÉCIMEN – {page}'],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
