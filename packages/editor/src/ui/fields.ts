export { Checkbox } from './checkbox.tsx';
export { ColorInput } from './color-input.tsx';
export { Field } from './field.tsx';
export { NumberInput } from './number-input.tsx';
export { Select } from './select.tsx';
export { TextInput } from './text-input.tsx';
