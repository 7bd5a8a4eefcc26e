/*
 * A key called `__proto__` in what others send is a key like any other from here on: whoever reads a value key by key,
 * as lib0 does, would otherwise put something else in the place of what the object is made from.
 */
Reflect.deleteProperty(Object.prototype, '__proto__')
