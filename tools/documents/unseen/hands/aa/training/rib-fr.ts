import type { UnseenLayout } from '../../../layout.ts'
import { openPage, type Page } from '../kit.ts'
import { crowd } from '../people.ts'

/** A sheet of French relevés d'identité bancaire: the same slip twice, boxes for the account and for each IBAN group. */
export const ribFr: UnseenLayout = {
  name: 'rib-fr',
  docType: 'void_cheque',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [one, two] = [next(), next()]
    const page = openPage()
    const bank = paper.put(
      'issuer_name',
      paper.pick(['BANQUE DE LA RANCE', 'CAISSE MARITIME DU LITTORAL', 'Banque Saint-Éloi']),
    )
    const isJoint = paper.chance(0.5)
    const names = (isJoint ? [one, two] : [one]).map((who) => who.full.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const account = paper.code('000########')
    const groups = [paper.code('1####'), paper.code('0####'), account, paper.code('##')]
    const iban = `FR76${groups.join('')}`.replace(/(.{4})(?=.)/g, '$1 ')
    paper.put('rib', groups.join(' '))
    paper.put('iban', iban)
    paper.put('institution_number', groups[0] ?? '')
    paper.put('transit_number', groups[1] ?? '')
    paper.put('account_number', account)
    const title = (who: { sex: string }) => (who.sex === 'F' ? 'MME' : 'M')
    const holder = names.map((name, index) => `${index > 0 ? 'OU ' : ''}${title(index === 0 ? one : two)} ${name}`)
    const town = paper.pick(['SAINT-MALO', 'DINARD', 'LANNION'])
    const slip = (top: number, where: Page) => {
      where.box(40, top, 515, 250)
      where.t(52, top + 26, bank, 13, 'serif-bold')
      where.r(543, top + 24, "RELEVÉ D'IDENTITÉ BANCAIRE", 11, 'sans-bold')
      where.para(
        52,
        top + 46,
        300,
        'Ce relevé est destiné à être remis à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, prélèvements, etc.).',
        7.2,
      )
      where.t(380, top + 52, 'Titulaire du compte', 7)
      where.rows(380, top + 66, 11.4, [...holder, ...one.lines], 8.2, 'mono')
      const edges = [52, 120, 188, 292]
      const widths = [68, 68, 104, 46]
      const heads = ['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB']
      groups.forEach((group, index) => {
        const x = edges[index] ?? 0
        where.box(x, top + 132, widths[index] ?? 0, 34)
        where.t(x + 4, top + 143, heads[index] ?? '', 6.8)
        where.t(x + 6, top + 159, group, 9.6, 'mono')
      })
      where.box(338, top + 132, 205, 34)
      where.t(342, top + 143, 'Domiciliation', 6.8)
      where.t(344, top + 159, `${town} CENTRE`, 8.6, 'mono')
      where.t(52, top + 190, 'IBAN (International Bank Account Number)', 7)
      iban.split(' ').forEach((group, index) => {
        where.box(52 + index * 44, top + 196, 42, 20)
        where.c(73 + index * 44, top + 210, group, 9.6, 'mono')
      })
      where.t(400, top + 190, 'BIC', 7)
      where.box(400, top + 196, 110, 20)
      where.t(408, top + 210, 'BDLRFR2PXXX', 9.6, 'mono')
      where.t(52, top + 240, 'SPECIMEN', 7)
    }
    slip(50, page)
    slip(330, page)
    return [page.sheet()]
  },
}
