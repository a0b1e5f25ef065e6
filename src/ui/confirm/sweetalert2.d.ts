/** The build without its own style sheet in JavaScript; its types are those of the package. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}
