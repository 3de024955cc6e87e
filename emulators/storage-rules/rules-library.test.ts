import { describe } from 'vitest';
import { errors, fields, operators, re2, reference } from './reference-pages.ts';
import { check } from './rules-under-test.ts';

describe('strings', () => {
  check([
    ["'user@domain.com'.matches('.*@domain[.]com')", 'true', `${reference}.String#matches`],
    ["'banana'.matches('.*@domain[.]com')", 'false', `${reference}.String#matches`],
    ["'banana'.matches('nan')", 'false', `${reference}.String#matches`],
    ["'a.jpg.html'.matches('.*[.]jpg')", 'false', `${reference}.String#matches`],
    ["'a.jpg'.matches('png|jpg|.*[.]jpg')", 'true', `${reference}.String#matches`],
    ["'xjpg'.matches('a|jpg')", 'false', `${reference}.String#matches`],
    ["'a\\nb'.matches('a.b')", 'false', re2],
    ["'a\\nb'.matches('(?s)a.b')", 'true', re2],
    ["'a\\n'.matches('a$')", 'false', re2],
    ["'a\\u2028b'.matches('a.b')", 'true', re2],
    ["'a\\u00a0b'.matches('a\\\\sb')", 'false', re2],
    ["'A.JPG'.matches('(?i).*[.]jpg')", 'true', re2],
    ["'a1_-'.matches('[\\\\w-]+')", 'true', re2],
    ["'x'.matches(request.auth.uid)", 'load error', `${reference}.String#matches`],
    ["'x'.matches('(?=x)x')", 'load error', re2],
    ["'xx'.matches('(x)\\\\1')", 'load error', re2],
    ["'x'.matches('[')", 'load error', re2],
    ["'x'.matches('(a+)+b')", 'false', re2],
    ["'aaab'.matches('(a|aa)*b')", 'true', re2],
    ["'x'.matches('\\\\pL')", 'true', re2],
    ["request.resource.size.matches('1000')", 'error', `${reference}.String#matches`],
    ["'ABC123'.lower() == 'abc123' && 'abc'.upper() == 'ABC'", 'true', `${reference}.String#lower`],
    ["'abc'.size() == 3 && ''.size() == 0", 'true', `${reference}.String#size`],
    ["'abc'[0] == 'a'", 'true', `${reference}.String`],
    ["'abc'[3] == 'd'", 'error', errors],
  ]);
});

describe('lists', () => {
  check([
    ["'a' in ['a', 'b']", 'true', `${reference}.List`],
    ["!('c' in ['a', 'b'])", 'true', `${reference}.List`],
    ["'a' in 'abc'", 'error', operators],
    ["['a', 'b'][1] == 'b'", 'true', `${reference}.List`],
    ["['a', 'b'][2] == 'b'", 'error', errors],
    ["['a', 'b'][-1] == 'b'", 'error', errors],
    ["['a', 'b'].hasAll(['a'])", 'true', `${reference}.List#hasAll`],
    ["['a', 'b'].hasAll(['a', 'c'])", 'false', `${reference}.List#hasAll`],
    ["['a', 'b'].hasAny(['c', 'b'])", 'true', `${reference}.List#hasAny`],
    ["['a', 'b'].hasAny([])", 'false', `${reference}.List#hasAny`],
    ["['a', 'b'].hasOnly(['a', 'c'])", 'false', `${reference}.List#hasOnly`],
    ["['a', 'b'].hasOnly(['a', 'b', 'c'])", 'true', `${reference}.List#hasOnly`],
    ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])", 'true', `${reference}.List#hasOnly`],
  ]);
});

describe('maps', () => {
  check([
    ["'owner' in request.resource.metadata", 'true', `${reference}.Map`],
    ["'other' in request.resource.metadata", 'false', `${reference}.Map`],
    ["request.resource.metadata['owner'] == 'u1'", 'true', `${reference}.Map`],
    ["request.resource.metadata.other == 'u1'", 'error', errors],
    ['request.resource.metadata.constructor != null', 'error', errors],
    ["request.resource.metadata['__proto__'] != null", 'error', errors],
    ["request.resource.metadata.get('other', 'none') == 'none'", 'true', `${reference}.Map#get`],
    ["request.resource.metadata.get('note', 'none') == ''", 'true', `${reference}.Map#get`],
    ["request.auth.token.get(['claims', 'level'], 0) == 3", 'true', `${reference}.Map#get`],
    ["request.auth.token.get(['claims', 'no', 'no'], 0) == 0", 'true', `${reference}.Map#get`],
    ["{'a': 1, 'b': 2}.keys() == ['a', 'b']", 'true', `${reference}.Map#keys`],
    ["{'a': 1}.size() == 1", 'true', `${reference}.Map#size`],
  ]);
});

describe('type tests', () => {
  const source = `${fields} (Enforcing field types)`;
  check([
    ['1 is int && 1 is number && !(1 is float)', 'true', source],
    ['1.0 is float && 1.0 is number && !(1.0 is int)', 'true', source],
    ["'a' is string && true is bool && [] is list && {} is map", 'true', source],
    ['request.time is timestamp && request.path is path', 'true', source],
    ['null is string', 'false', source],
    ['request.resource.metadata.missing is string', 'error', source],
    ['1 is integer', 'load error', source],
    ['1 is constraint', 'load error', source],
  ]);
});

describe('paths', () => {
  check([
    ['request.path == /f/x', 'true', `${reference}.Path`],
    ['request.path == /f/$(name)', 'true', `${reference}.Path`],
    ['request.path == /f/y', 'false', `${reference}.Path`],
    ["request.path == '/f/x'", 'false', `${reference}.Path`],
    ["request.path[1] == 'x'", 'true', `${reference}.Path`],
    ["request.path[2] == 'x'", 'error', `${reference}.Path`],
    ["(/f/$(name)).bind({'name': 'x'}) == request.path", 'load error', `${reference}.Path#bind`],
  ]);
});
