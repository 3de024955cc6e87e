import { describe } from 'vitest';
import { errors, fields, operators, re2, reference } from './reference-pages.ts';
import { check } from './rules-under-test.ts';

describe('conversions', () => {
  check([
    ["int('2') == 2 && int(2.0) == 2", 'true', `${reference}.Integer`],
    ["int('two') == 2", 'error', `${reference}.Integer`],
    ['int(2.5) == 2', 'undocumented', `${reference}.Integer`],
    ["float('2.2') == 2.2 && float(2) == 2.0", 'true', `${reference}.Float`],
    ["float(2) is float && !(float('2.2') is int)", 'true', `${reference}.Float`],
    [
      "string(true) == 'true' && string(1) == '1' && string(2.0) == '2.0' && string(null) == 'null'",
      'true',
      `${reference}.String`,
    ],
    ["bool('true') == true", 'true', `${reference}.Boolean`],
    ["bool('yes')", 'error', `${reference}.Boolean`],
    ["path('path/to/resource') == /path/to/resource", 'true', `${reference}.Path`],
    ["path('/f/x') == request.path", 'true', `${reference}.Path`],
  ]);
});

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
    ["'banana'.replace('a', 'o') == 'bonono'", 'true', `${reference}.String#replace`],
    ["'banana'.replace('ana', 'ee') == 'beena'", 'true', `${reference}.String#replace`],
    ["'foo@test.com'.replace('.', '-') == '------------'", 'true', `${reference}.String#replace`],
    ["'a'.replace('a', '$1') == ''", 'undocumented', `${reference}.String#replace`],
    ["'user@domain.com'.split('@') == ['user', 'domain.com']", 'true', `${reference}.String#split`],
    ["'foo::bar'.split('::')[1] == 'bar'", 'true', `${reference}.String#split`],
    ["'a/b/'.split('/').size() == 3", 'undocumented', `${reference}.String#split`],
    ["'ABC123'.lower() == 'abc123' && 'abc'.upper() == 'ABC'", 'true', `${reference}.String#lower`],
    ["'  foo  '.trim() == 'foo'", 'true', `${reference}.String#trim`],
    ["'abc'.size() == 3 && ''.size() == 0", 'true', `${reference}.String#size`],
    ["'abc'[0] == 'a' && 'abcde'[0:3] == 'abc'", 'true', `${reference}.String`],
    ["'abc'[3] == 'd'", 'error', errors],
    ["'aé'.toUtf8().toHexString() == '61c3a9'", 'true', `${reference}.String#toUtf8`],
  ]);
});

describe('lists and sets', () => {
  check([
    ["'a' in ['a', 'b']", 'true', `${reference}.List`],
    ["!('c' in ['a', 'b'])", 'true', `${reference}.List`],
    ["'a' in 'abc'", 'error', operators],
    ["['a', 'b'][1] == 'b'", 'true', `${reference}.List`],
    ["['a', 'b'][2] == 'b'", 'error', errors],
    ["['a', 'b'][-1] == 'b'", 'error', errors],
    ["['a', 'b', 'c'][1:3] == ['b', 'c']", 'true', `${reference}.List`],
    ["['a', 'b'].hasAll(['a'])", 'true', `${reference}.List#hasAll`],
    ["['a', 'b'].hasAll(['a', 'c'])", 'false', `${reference}.List#hasAll`],
    ["['a', 'b'].hasAny(['c', 'b'])", 'true', `${reference}.List#hasAny`],
    ["['a', 'b'].hasAny([])", 'false', `${reference}.List#hasAny`],
    ["['a', 'b'].hasOnly(['a', 'c'])", 'false', `${reference}.List#hasOnly`],
    ["['a', 'b'].hasOnly(['a', 'b', 'c'])", 'true', `${reference}.List#hasOnly`],
    ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])", 'true', `${reference}.List#hasOnly`],
    ["['a'].concat(['b']) == ['a', 'b']", 'true', `${reference}.List#concat`],
    ["['a', 'b'].join('/') == 'a/b'", 'true', `${reference}.List#join`],
    ["['a', 'b', 'a'].removeAll(['a']) == ['b']", 'true', `${reference}.List#removeAll`],
    ["['a', 'a', 'b'].toSet().size() == 2", 'true', `${reference}.List#toSet`],
    [
      "['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()",
      'true',
      `${reference}.Set#difference`,
    ],
    [
      "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
      'true',
      `${reference}.Set#intersection`,
    ],
    ["['a'].toSet().union(['b'].toSet()).hasAll(['a', 'b'])", 'true', `${reference}.Set#union`],
    ["['a', 'b'].toSet().hasOnly(['a', 'c'])", 'false', `${reference}.Set#hasOnly`],
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
    ["{'a': 1, 'b': 2}.values() == [1, 2]", 'true', `${reference}.Map#values`],
    ["{'a': 1}.size() == 1", 'true', `${reference}.Map#size`],
    [
      "{'a': 1, 'b': 2}.diff({'a': 5, 'c': 3}).affectedKeys() == ['a', 'b', 'c'].toSet()",
      'true',
      `${reference}.MapDiff#affectedKeys`,
    ],
    ["{'a': 1}.diff({}).addedKeys() == ['a'].toSet()", 'true', `${reference}.MapDiff#addedKeys`],
    [
      "{}.diff({'a': 1}).removedKeys() == ['a'].toSet()",
      'true',
      `${reference}.MapDiff#removedKeys`,
    ],
    ["{'a': 1}.diff({'a': 1}).unchangedKeys().hasOnly(['a'])", 'true', `${reference}.MapDiff`],
    ["{'a': 1}.diff({'a': 2}).changedKeys().hasOnly(['a', 'b'])", 'true', fields],
  ]);
});

describe('type tests', () => {
  const source = `${fields} (Enforcing field types)`;
  check([
    ['1 is int && 1 is number && !(1 is float)', 'true', source],
    ['1.0 is float && 1.0 is number && !(1.0 is int)', 'true', source],
    ["'a' is string && true is bool && [] is list && {} is map", 'true', source],
    ['request.time is timestamp && request.path is path', 'true', source],
    ["duration.value(1, 's') is duration && [].toSet() is set", 'true', source],
    ["hashing.md5('a') is bytes && {}.diff({}) is map_diff", 'true', source],
    ['null is string', 'false', source],
    ['request.resource.metadata.missing is string', 'error', source],
    ['1 is integer', 'load error', source],
    ['1 is constraint', 'load error', source],
  ]);
});

describe('time', () => {
  const { time, date } = { time: `${reference}.Timestamp_`, date: `${reference}.timestamp` };
  check([
    ['request.time.year() == 2026 && request.time.month() == 2', 'true', time],
    ['request.time.day() == 28 && request.time.dayOfYear() == 59', 'true', time],
    ['request.time.hours() == 13 && request.time.minutes() == 14', 'true', time],
    ['request.time.seconds() == 15 && request.time.nanos() == 678000000', 'true', time],
    ['request.time.toMillis() == 1772284455678', 'true', time],
    ['request.time.date() == timestamp.date(2026, 2, 28)', 'true', `${date}#date`],
    ['timestamp.value(1772284455678) == request.time', 'true', `${date}#value`],
    ['timestamp.date(2026, 2, 30) < request.time', 'error', `${date}#date`],
    ["request.time.time() > duration.value(13, 'h')", 'true', time],
    ["request.time + duration.value(1, 'd') > request.time", 'true', time],
    ["duration.value(1, 'w') == duration.time(168, 0, 0, 0)", 'true', `${reference}.duration`],
    ["duration.abs(duration.value(-20, 's')).seconds() == 20", 'true', `${reference}.duration#abs`],
    ["duration.value(1, 'year') is duration", 'error', `${reference}.duration#value`],
    ['request.time.dayOfWeek() == 6', 'load error', time],
  ]);
});

describe('math and hashing', () => {
  check([
    ['math.abs(-1) == 1 && math.ceil(4.2) == 5', 'true', `${reference}.math`],
    ['math.floor(4.7) == 4 && math.round(4.7) == 5', 'true', `${reference}.math`],
    ['math.pow(2, 3) == 8.0 && math.sqrt(9) == 3.0', 'true', `${reference}.math`],
    ["math.abs('1') == 1", 'error', `${reference}.math`],
    ["hashing.sha256('').toHexString()[0:8] == 'e3b0c442'", 'true', `${reference}.hashing#sha256`],
    ["hashing.crc32('a') is bytes", 'load error', `${reference}.hashing#crc32`],
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
