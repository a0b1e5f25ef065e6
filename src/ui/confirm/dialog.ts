// Loaded on the first question only: the library and its style sheet stay out of every page.
import 'sweetalert2/dist/sweetalert2.css';
import './confirm.css';

export { default as Swal } from 'sweetalert2/dist/sweetalert2.esm.js';
