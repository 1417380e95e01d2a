import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, issuers, resident } from '../people.ts'
import { cell, page, stack } from '../print.ts'

/** A sheet of identical bank detail slips: cells of code, branch, account and key; international details below; the holder beside the branch. */
export const rib: UnseenLayout = {
  name: 'releve-identite-bancaire-coupons',
  docType: 'void_cheque',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.bank)
    const [person, place, office] = [resident(paper), home(paper), home(paper)]
    const { iban, bank, branch, account, key } = frenchAccount(paper)
    const phone = `Tél. 0${paper.between(1, 5)} 00 00 00 00`
    const bic = paper.code('@@@@FR2@###')
    const name = `${person.surname} ${person.given}`
    paper.put('document_holder_name', name)
    paper.put('institution_number', bank)
    paper.put('transit_number', branch)
    paper.put('account_number', account)
    paper.put('rib', `${bank} ${branch} ${account} ${key}`)
    paper.put('iban', iban, inFours(iban))
    const slip = (top: number): Mark[] => [
      box(45, top, 505, 205, { stroke: '#20366b', strokeWidth: 1 }),
      text(56, top + 22, brand, { size: 13, face: 'sans-bold', color: '#a3152b' }),
      text(540, top + 20, "RELEVÉ D'IDENTITÉ BANCAIRE", { size: 12, face: 'sans-bold', align: 'right' }),
      text(540, top + 31, `RIB ${bank} ${branch} ${account} ${key}`, {
        size: 7,
        align: 'right',
      }),
      text(
        56,
        top + 48,
        'Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire',
        { size: 7 },
      ),
      text(56, top + 57, 'des opérations à votre compte (virements, paiements de quittances, etc.).', { size: 7 }),
      ...[
        ['Code banque', bank, 80],
        ['Code guichet', branch, 80],
        ['N° de compte', account, 130],
        ['Clé RIB', key, 60],
      ].reduce<{ marks: Mark[]; x: number }>(
        ({ marks, x }, [caption, value, width]) => ({
          marks: [
            ...marks,
            ...cell({ x, y: top + 68, width: Number(width), height: 28 }, String(caption), String(value), {
              face: 'mono',
              size: 11,
            }),
          ],
          x: x + Number(width),
        }),
        { marks: [], x: 56 },
      ).marks,
      text(420, top + 76, 'Domiciliation', { size: 6, color: '#555555' }),
      ...stack(420, top + 86, 9, [`${brand.toUpperCase()} ${office.city.toUpperCase()}`, phone], { size: 7.5 }),
      ...cell(
        { x: 56, y: top + 102, width: 350, height: 28 },
        'IBAN (International Bank Account Number)',
        inFours(iban),
        { face: 'mono', size: 10.5 },
      ),
      ...cell({ x: 406, y: top + 102, width: 134, height: 28 }, 'BIC (Bank Identifier Code)', bic, {
        face: 'mono',
        size: 10.5,
      }),
      text(56, top + 144, 'Titulaire du compte – Account owner', { size: 6.5, color: '#555555' }),
      ...stack(56, top + 156, 11, [`${person.title} ${name}`, ...homeLines(place).map((row) => row.toUpperCase())], {
        size: 8.5,
        face: 'mono',
      }),
      text(330, top + 144, 'Agence de gestion', { size: 6.5, color: '#555555' }),
      ...stack(
        330,
        top + 156,
        11,
        [`Agence ${office.city}`, office.street, `${office.postcode} ${office.city.toUpperCase()}`],
        { size: 8 },
      ),
    ]
    return [
      page([
        text(45, 40, 'Document édité depuis votre espace personnel. Conservez-le en lieu sûr.', { size: 8 }),
        ...slip(55),
        line(30, 272, 565, 272, { stroke: '#aaaaaa', strokeWidth: 0.4 }),
        ...slip(285),
        line(30, 502, 565, 502, { stroke: '#aaaaaa', strokeWidth: 0.4 }),
        ...slip(515),
        text(
          297,
          780,
          `${paper.put('issuer_name', company)} – société en commandite – siège social : 10 place des Terreaux, 69001 LYON`,
          { size: 6.5, align: 'middle' },
        ),
      ]),
    ]
  },
}
